#!/bin/sh
# Caddy 2.6.2 (Debian 12): the redirect from /folder to /folder/ loses the query; nginx keeps it.
# Needs caddy, nginx-light and curl. Exits 1 when either behaves otherwise.
set -eu
work=$(mktemp -d)
pids=
trap 'kill $pids 2> /dev/null || :; rm -rf "$work"' EXIT
chmod 755 "$work"
mkdir -p "$work/files/folder"
echo '<!doctype html><title>x</title>' > "$work/files/folder/index.html"
cat > "$work/Caddyfile" <<END
{
	admin off
}
http://127.0.0.1:${CADDY_PORT:-18081} {
	root * $work/files
	file_server
}
END
cat > "$work/nginx.conf" <<END
pid $work/nginx.pid;
events {}
http {
  access_log off;
  absolute_redirect off;
  server { listen 127.0.0.1:${NGINX_PORT:-18082}; root $work/files; }
}
END
caddy run --config "$work/Caddyfile" --adapter caddyfile > "$work/caddy.log" 2>&1 &
pids="$pids $!"
nginx -c "$work/nginx.conf" -e "$work/nginx.log" -g 'daemon off;' &
pids="$pids $!"
location() {
  curl --silent --retry 20 --retry-connrefused --retry-delay 1 --output /dev/null --write-out '%header{location}' "http://127.0.0.1:$1/folder?page=3"
}
by_caddy=$(location "${CADDY_PORT:-18081}")
by_nginx=$(location "${NGINX_PORT:-18082}")
echo "Caddy $(caddy version): /folder?page=3 leads to $by_caddy"
nginx -v
echo "               /folder?page=3 leads to $by_nginx"
if [ "$by_caddy" = /folder/ ] && [ "$by_nginx" = '/folder/?page=3' ]; then
  echo 'As found: the query is lost.'
else
  echo 'It behaves otherwise now.'
  exit 1
fi
