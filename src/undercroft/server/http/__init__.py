"""HTTP: the routes, what every request passes, and the files of the browser client."""
