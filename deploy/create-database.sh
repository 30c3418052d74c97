#!/bin/sh
# Creates the site's role and its database "website". The role owns the tables and is not a superuser.
#   On Debian: sudo -u postgres sh deploy/create-database.sh
#     The role "site" has no password. PostgreSQL admits the system's user "site" through its socket.
#   compose.yaml runs it once with POSTGRES_PASSWORD, the password of the role "website".
# upgrade-from-0.1.0: its databases keep their superuser "website" and work as before.
set -eu
if [ -n "${POSTGRES_PASSWORD-}" ]; then
	psql --set ON_ERROR_STOP=1 --set "password=$POSTGRES_PASSWORD" --username postgres <<'SQL'
create role website login password :'password';
create database website owner website;
SQL
else
	createuser site
	createdb --owner site website
fi
