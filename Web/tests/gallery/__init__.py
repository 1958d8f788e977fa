"""The gallery: every screen of the three pages, in both languages and several sizes."""
