"""What the standalone program is made of, and under which licences."""
