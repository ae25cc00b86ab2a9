"""Players that serve every game; the random one is part of the kernel."""
