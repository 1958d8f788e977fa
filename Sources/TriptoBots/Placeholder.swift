// Bots come here.
