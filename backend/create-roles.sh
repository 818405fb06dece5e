#!/usr/bin/env bash
# Runs once, inside the postgres container of docker-compose.yml, on an empty volume: the two roles that
# backend/src/embedded-postgres/cluster.ts makes too. `owner` owns the tables and runs the migrations; `app` reads and writes rows.
set -euo pipefail

psql --username postgres --dbname physiotherapy --set ON_ERROR_STOP=1 \
  --set owner_password="$OWNER_PASSWORD" --set app_password="$APP_PASSWORD" <<'SQL'
CREATE ROLE owner LOGIN PASSWORD :'owner_password';
CREATE ROLE app LOGIN PASSWORD :'app_password';
ALTER DATABASE physiotherapy OWNER TO owner;
CREATE EXTENSION pg_trgm;
CREATE EXTENSION btree_gist;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
ALTER DEFAULT PRIVILEGES FOR ROLE owner IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO app;
ALTER DEFAULT PRIVILEGES FOR ROLE owner IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO app;
SQL
