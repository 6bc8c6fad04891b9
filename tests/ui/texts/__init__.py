"""Every text of every scene: is it whole, readable, and in its place?"""
