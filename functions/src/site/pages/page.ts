import type { PageConfig } from '@vidriera/domain/site/config';
import { type PageStart, START_ID } from '@vidriera/domain/site/start';
import type { ShellDocument } from '@vidriera/runtime/contract/manifest-schema';
import { isRendered, type MovedScreen, type ScreenResult } from '@vidriera/runtime/contract/page';
import { contentSecurityPolicy } from './csp.ts';

export interface ComposedPage {
  status: number;
  html: string;
  csp: string;
}

/** The content of `#root` until the shell renders its first frame. */
const SKELETON = '<div class="boot" aria-hidden="true"><div></div><div></div></div>';
const BARE_HEAD = '<title>Vidriera</title>';

/**
 * Composes the document. The inline script starts the shell: of a rendered screen after its first paint, else at once, with the screen's known
 * files preloaded.
 */
export function composePage(
  shell: ShellDocument,
  config: PageConfig,
  screen: Exclude<ScreenResult, MovedScreen> | null,
): ComposedPage {
  const json = jsonScript('vidriera', config);
  const { scripts, styles, boot, entry } = shell;
  const css = screen?.styles.join('') ?? '';
  const otherPreloads = [...new Set([...shell.preloads, ...(screen?.preloads ?? [])])].filter(
    (href) => href !== entry,
  );
  const inlined = screen ? [`<style>${css}</style>`, ...screen.sheets.map(inlinedSheet)].join('') : '';
  const inline = { scripts: [...scripts, boot], styles: screen ? [...styles, css] : styles };
  const booted = (start: PageStart) => `${jsonScript(START_ID, start)}<script>${boot}</script>`;
  if (!isRendered(screen)) {
    const [before, middle, after] = shell.clientHtml;
    const head = [BARE_HEAD, screen?.head, json, inlined].join('');
    const files = [
      ...[entry, ...otherPreloads].map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
      ...(screen ? [] : shell.sheets.map((href) => `<link rel="stylesheet" href="${href}">`)),
    ].join('');
    return {
      status: 200,
      csp: contentSecurityPolicy(inline, config.firebase),
      html: `${before}${head}${middle.replace('</head>', () => `${files}</head>`)}${SKELETON}${withEnd(after, booted({ entry, preloads: [], skeleton: true }))}`,
    };
  }
  const [before, middle, after] = shell.serverHtml;
  const data = `${json}${jsonScript('vidriera-data', screen.data)}${booted({ entry, preloads: otherPreloads, sheets: screen.laterSheets ?? [] })}`;
  return {
    status: screen.status,
    csp: contentSecurityPolicy(inline, config.firebase),
    html: `${before}${screen.head}${inlined}${middle}${screen.body}${withEnd(after, data)}`,
  };
}

/** Inserts at the body's end. */
const withEnd = (html: string, end: string): string => html.replace('</body>', () => `${end}</body>`);

/** Marks an inlined style sheet as loaded, so scripts do not fetch it. */
const inlinedSheet = (href: string): string => `<link rel="stylesheet" disabled href="${href}">`;

/** Embeds data. `<` is escaped, so no value can end the element. */
const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
