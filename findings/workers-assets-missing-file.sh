#!/bin/sh
# Cloudflare: a rule of `_headers` for a folder holds for a missing file too on Workers' static assets, so
# its 404 may be cached for a year; on Pages it does not. Needs Node 20, npm and curl. Exits 1 when either
# behaves otherwise.
set -eu
work=$(mktemp -d)
# All processes of Wrangler, and of its runtime, are called by their path in this folder.
stop() { pkill -f "$work/" || :; }
trap 'stop; rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --prefix . wrangler@4.45.0 > install.log 2>&1 || { cat install.log; exit 1; }
mkdir -p site/assets
echo '<title>x</title>' > site/index.html
echo '<title>missing</title>' > site/404.html
echo 'export {}' > site/assets/kept.js
printf '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n' > site/_headers
cat > wrangler.jsonc <<END
{ "name": "x", "compatibility_date": "2025-01-01", "assets": { "directory": "./site", "not_found_handling": "404-page" } }
END
port=${PORT:-18787}
export WRANGLER_SEND_METRICS=false

# $1: dev arguments. Prints the status and lifetime of a file and of a missing one.
answers() {
  # shellcheck disable=SC2086
  node "$work/node_modules/wrangler/bin/wrangler.js" $1 --port "$port" --ip 127.0.0.1 > server.log 2>&1 &
  curl --silent --retry 30 --retry-connrefused --retry-delay 1 --output /dev/null "http://127.0.0.1:$port/"
  for file in kept gone; do
    curl --silent --output /dev/null --write-out '%{http_code} %header{cache-control}\n' "http://127.0.0.1:$port/assets/$file.js"
  done
  stop
}
workers=$(answers dev)
port=$((port + 1))
pages=$(answers 'pages dev site')
echo "wrangler 4.45.0, a file and a missing one of a folder that may be cached for a year:"
printf 'Workers assets:\n%s\nPages:\n%s\n' "$workers" "$pages"
lasting='public, max-age=31536000, immutable'
if [ "$workers" = "200 $lasting
404 $lasting" ] && [ "$pages" = "200 $lasting
404 no-store" ]; then
  echo 'As found: on Workers the 404 lasts as long as the file.'
else
  echo 'It behaves otherwise now.'
  exit 1
fi
