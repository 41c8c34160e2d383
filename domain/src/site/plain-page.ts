import * as general from '../messages/general.ts';
import { escapeHtml } from '../values/escape-html.ts';

/** Seconds between attempts of a page that nobody could render. */
export const RETRY_SECONDS = 10;

const STYLE = `
  html { background: #fbf7f1; color: #1f1a17; font: 18px/1.5 system-ui, sans-serif; text-align: center; }
  main { max-width: 26rem; margin: 14vh auto 0; padding: 0 24px; overflow-wrap: anywhere; }
  svg { width: 56px; fill: #c2301a; stroke-width: 2.5; }
  path + path { fill: none; stroke: currentColor; }
  circle { fill: #f2b632; }
  h1 { font-size: 1.3em; }
  a { color: inherit; }
  .again { display: inline-block; padding: 10px 24px; border-radius: 6px; background: #c2301a; color: #fff; font-weight: 600; text-decoration: none; }
  @media (prefers-color-scheme: dark) {
    html { background: #171310; color: #f6efe6; }
    svg { fill: #ff8a6b; }
    .again { background: #ff8a6b; color: #2a0e07; }
  }`;

/** Loads the page anew as soon as the site has it for us; a browser that believes it is connected may be wrong. */
const SCRIPT = `
  const again = () =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) =>
        status < 500 && status !== 429 ? location.reload() : setTimeout(again, ${RETRY_SECONDS * 1000}),
      () => setTimeout(again, 1000),
    );
  addEventListener('online', again);
  if (navigator.onLine) setTimeout(again, 1000);`;

/** Of STYLE and SCRIPT; a test holds them to that. */
const STYLE_HASH = 'sha256-bIbn8ArNNhRSPSK1gO5bLIH0w2GLnWZyHXQbVVm4PsA=';
const SCRIPT_HASH = 'sha256-wc8n7OYfVf5DFjO2RWta3lmmljiccJbo+x7dJH4vrwY=';

/** Headers of a plain page: it shows only its own content, and no cache keeps it. */
export const PLAIN_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src '${STYLE_HASH}'`,
    `script-src '${SCRIPT_HASH}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
};

/** A page that the browser still has. */
export interface Link {
  titulo: string;
  path: string;
}
const anchor = ({ titulo, path }: Link): string => `<a href="${escapeHtml(path)}">${escapeHtml(titulo)}</a>`;

/**
 * Returns a page that needs no other file. It stands in for a page that could not be had, and retries by itself.
 * @param last the public page that was seen last
 * @param own the person's own screens
 */
export function plainPage(
  { title, heading }: { title: string; heading: string },
  last: Link | null = null,
  own: readonly Link[] = [],
): string {
  const seen = last ? `<p>Lo último que viste: ${anchor(last)}</p>` : '';
  const kept = own.length > 0 ? `<p>Sin señal también podés ver: ${own.map(anchor).join(' · ')}</p>` : '';
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Vidriera</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<svg viewBox="0 0 32 32" role="img" aria-label="Vidriera"><path d="M5 5h22l3 8a4.3 4.3 0 0 1-8.6 0 4.3 4.3 0 0 1-8.7 0h-2.1a4.3 4.3 0 0 1-8.6 0z"/><path d="M5 18.5V27h22v-8.5"/><circle cx="16" cy="22.5" r="2.6"/></svg>
<h1>${escapeHtml(heading)}</h1>
<p><a class="again" href="">${general.retry}</a></p>
${kept}
${seen}
</main>
<script>${SCRIPT}</script>
</body>
</html>`;
}
