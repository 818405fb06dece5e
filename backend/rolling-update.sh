#!/bin/sh
# Brings docker-compose.yml's two processes up to date one after the other, while the other one serves. Run it beside docker-compose.yml,
# after `git pull` and a backup; after a failure, run it again. COMPOSE is the command, `docker compose` unless given.
set -eu

compose=${COMPOSE:-docker compose}
tries=${TRIES:-120}
# A process whose file is here gets nothing from the proxy. The volume keeps the files when the proxy restarts.
out=/var/lib/proxy/out

is_ready() {
  $compose exec -T "$1" node -e 'fetch("http://127.0.0.1:3000/readyz").then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))'
}

becomes_ready() {
  for _ in $(seq "$tries"); do
    if is_ready "$1"; then return 0; fi
    sleep 1
  done
  return 1
}

$compose build
# The former version goes on serving; what waits while the tables change stands in docs/deploy.md, Updating.
$compose run --rm migrate

# The one that a former run took out and did not put back comes first: the other one serves.
order='app app2'
if $compose exec -T proxy test -f "$out-app2"; then order='app2 app'; fi

for app in $order; do
  case $app in app) other=app2 ;; *) other=app ;; esac
  if ! becomes_ready "$other"; then
    echo "$other is not ready, so that $app is not replaced. Look at its log: $compose logs $other" >&2
    exit 1
  fi
  $compose exec -T proxy rm -f "$out-$other"
  # From here on the proxy sends it nothing.
  $compose exec -T proxy touch "$out-$app"
  # SIGTERM: /readyz turns 503, the process finishes its requests and ends; then the new one starts.
  $compose up --detach --no-deps "$app"
  if ! becomes_ready "$app"; then
    echo "The new process of $app is not ready. The other one serves alone. Look at its log: $compose logs $app" >&2
    exit 1
  fi
  $compose exec -T proxy rm -f "$out-$app"
done
