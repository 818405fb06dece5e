#!/bin/sh
# Brings docker-compose.yml's two processes up to date one after the other, while the other one serves. Run it beside docker-compose.yml,
# after `git pull` and a backup. COMPOSE is the command, `docker compose` unless given.
set -eu

compose=${COMPOSE:-docker compose}
tries=${TRIES:-120}

$compose build
# The former version goes on writing while the tables change.
$compose run --rm migrate

for app in app app2; do
  # From here on the proxy sends it nothing.
  $compose exec -T proxy touch "/tmp/out-$app"
  # SIGTERM: /readyz turns 503, the process finishes its requests and ends; then the new one starts.
  $compose up --detach --no-deps "$app"
  ready=
  for _ in $(seq "$tries"); do
    if $compose exec -T "$app" node -e 'fetch("http://127.0.0.1:3000/readyz").then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))'; then
      ready=yes
      break
    fi
    sleep 1
  done
  if [ -z "$ready" ]; then
    echo "The new process of $app is not ready. The other one serves alone. Look at its log: $compose logs $app" >&2
    exit 1
  fi
  $compose exec -T proxy rm -f "/tmp/out-$app"
done
