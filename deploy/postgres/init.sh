#!/bin/sh
# A role and a database for each service; nobody connects to another's.
set -eu
for service in identity catalog inventory ordering invitation notification invoice; do
  psql -v ON_ERROR_STOP=1 -v name="tradeyard_$service" -v password="$SERVICE_DB_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name";
REVOKE CONNECT ON DATABASE :"name" FROM PUBLIC;
SQL
done
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname tradeyard_identity --file /etc/tradeyard/audit.sql
