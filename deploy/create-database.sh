#!/bin/sh
# compose.yaml's PostgreSQL runs this once, when it makes its database: the site's role owns the tables and is
# no superuser. Databases made by a former version keep their superuser "website" and work as before.
set -eu
psql --set ON_ERROR_STOP=1 --set "password=$POSTGRES_PASSWORD" --username postgres <<'SQL'
create role website login password :'password';
create database website owner website;
SQL
