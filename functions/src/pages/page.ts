import type { PageConfig } from '@vidriera/domain/site/config';
import { AREA_ID, type PageStart, START_ID } from '@vidriera/domain/site/start';
import type { ShellDocument } from '@vidriera/runtime/contract/manifest-schema';
import { isDrawn, type Screen } from '@vidriera/runtime/contract/page';
import { contentSecurityPolicy } from './csp.ts';

export interface Page {
  status: number;
  html: string;
  csp: string;
}

/** What stands in `#root` until the shell has drawn its first frame. */
const SKELETON = '<div class="boot" aria-hidden="true"><div></div><div></div></div>';
const BARE_HEAD = '<title>Vidriera</title>';

/**
 * The document. With a drawn screen the scripts wait until it has been shown; without, the shell starts at once and draws everything, and what
 * the screen is known to need is fetched beside it.
 * No inline script or style that is not named in its policy.
 */
export function composePage(shell: ShellDocument, config: PageConfig, screen: Screen | null): Page {
  const json = jsonScript('vidriera', config);
  const { scripts, styles, boot } = shell;
  if (!isDrawn(screen)) {
    const [before, whole, after] = shell.bare;
    const css = screen?.styles.join('') ?? '';
    const middle = css ? whole.replace(SHEET, '') : whole;
    const inline = { scripts, styles: css ? [...styles, css] : styles };
    const csp = contentSecurityPolicy(inline, config.firebase);
    const preloads = (screen?.preloads ?? []).filter((href) => !middle.includes(`"${href}"`)).map(preload);
    const area = screen?.area ? jsonScript(AREA_ID, screen.area) : '';
    const inlined = css ? [`<style>${css}</style>`, ...(screen?.sheets ?? []).map(there)] : [];
    const head = [BARE_HEAD, screen?.head, json, area, ...inlined].join('');
    // After the shell's own: React comes first and is evaluated while the rest is on its way.
    const start = middle.replace('</head>', () => `${preloads.join('')}</head>`);
    return { status: 200, csp, html: `${before}${head}${start}${SKELETON}${after}` };
  }
  const [before, middle, after] = shell.drawn;
  const start: PageStart = {
    entry: shell.entry,
    preloads: [...new Set([...shell.preloads, ...screen.preloads])],
  };
  const css = screen.styles.join('');
  const data = `${json}${jsonScript('vidriera-data', screen.data)}${jsonScript(START_ID, start)}<script>${boot}</script>`;
  return {
    status: screen.status,
    csp: contentSecurityPolicy({ scripts: [...scripts, boot], styles: [...styles, css] }, config.firebase),
    html: `${before}${screen.head}<style>${css}</style>${middle}${screen.body}${after.replace('</body>', () => `${data}</body>`)}`,
  };
}

/** The shell's own style sheet, which is inlined with the others. */
const SHEET = /<link rel="stylesheet"[^>]*>\s*/;
/** Has scripts that look for an inlined style sheet find it, and nobody fetch it. */
const there = (href: string): string => `<link rel="stylesheet" disabled href="${href}">`;
const preload = (href: string): string => `<link rel="modulepreload" crossorigin href="${href}">`;

/** Data for the browser; `<` is escaped, so nothing in it can end the element. */
const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
