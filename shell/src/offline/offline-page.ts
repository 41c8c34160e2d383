import { general } from '@vidriera/domain/messages/general';
import type { Seen } from './seen.ts';

const STYLE = `
  html { background: #fbf7f1; color: #1f1a17; font: 18px/1.5 system-ui, sans-serif; text-align: center; }
  main { max-width: 26rem; margin: 18vh auto 0; padding: 0 24px; overflow-wrap: anywhere; }
  h1 { font-size: 1.3em; }
  a { color: inherit; }
  .again { display: inline-block; padding: 10px 24px; border-radius: 6px; background: #c2301a; color: #fff; font-weight: 600; text-decoration: none; }
  @media (prefers-color-scheme: dark) {
    html { background: #171310; color: #f6efe6; }
    .again { background: #ff8a6b; color: #2a0e07; }
  }`;

/** Loads the page anew as soon as the site answers again; a browser that believes it is connected may be wrong. */
const SCRIPT = `
  const again = () =>
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), () => setTimeout(again, 1000));
  addEventListener('online', again);
  if (navigator.onLine) setTimeout(again, 1000);`;
/** Of SCRIPT; a test holds it to that. */
const SCRIPT_HASH = 'sha256-0zRVV3O802msmuZIN/h59Jee0STuFk4WT9d0xEi2Eok=';

/** All it shows is in it. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src '${SCRIPT_HASH}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * What stands in for a page that nobody answers for: that there is no connection, and which page was seen last. It goes by itself.
 * @param url the page's address, tried again by a link to itself
 */
export function offlinePage(url: string, seen: Seen | null): Response {
  const last = seen
    ? `<p>Lo último que viste: <a href="${escaped(pathOf(seen.path, url))}">${escaped(seen.titulo)}</a></p>`
    : '';
  const html = `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sin conexión · Vidriera</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${general.noConnection}</h1>
<p><a class="again" href="${escaped(pathOf(url, url))}">${general.retry}</a></p>
${last}
</main>
<script>${SCRIPT}</script>
</body>
</html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY };
  return new Response(html, { status: 503, headers });
}

/** An address of this very site, whatever is kept. */
function pathOf(address: string, site: string): string {
  const { origin, pathname, search } = new URL(address, site);
  return origin === new URL(site).origin ? pathname.replace(/^\/+/, '/') + search : '/';
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
