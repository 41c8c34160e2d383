import type { PaginaConfig } from 'domain/config';
import { bootScript } from './boot.ts';
import { contentSecurityPolicy } from './csp.ts';
import type { Template } from './template.ts';

/** A screen rendered on the server. */
export interface Content {
  status: number;
  /** HTML for the head: title, meta, links. */
  head: string;
  /** Style sheets of the screen, inlined. */
  styles: string[];
  /** HTML for `#root`. */
  body: string;
  /** What the router needs to take over without asking again. */
  data: unknown;
}

export interface Page {
  status: number;
  html: string;
  csp: string;
}

/** What stands in `#root` until the shell has drawn its first frame. */
const SKELETON = '<div class="boot" aria-hidden="true"><div></div><div></div></div>';
const BARE_HEAD = '<title>Vidriera</title>';

/**
 * The document. With `content` the scripts wait until it has been shown; without, the shell starts at once and draws everything.
 * No inline script or style that is not named in its policy.
 */
export function renderPage(template: Template, config: PaginaConfig, content: Content | null): Page {
  const [before, middle, after] = template.parts;
  const json = jsonScript('vidriera', config);
  if (!content) {
    const csp = contentSecurityPolicy(template, config.firebase);
    return { status: 200, csp, html: `${before}${BARE_HEAD}${json}${middle}${SKELETON}${after}` };
  }
  const boot = bootScript(template.entry, template.preloads);
  const styles = content.styles.map((css) => `<style>${css}</style>`).join('');
  const head = `${content.head}${styles}${json}${jsonScript('vidriera-datos', content.data)}<script>${boot}</script>`;
  return {
    status: content.status,
    csp: contentSecurityPolicy(
      { scripts: [...template.scripts, boot], styles: [...template.styles, ...content.styles] },
      config.firebase,
    ),
    html: `${before}${head}${template.quiet}${content.body}${after}`,
  };
}

/** Data for the browser; `<` is escaped, so nothing in it can end the element. */
const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
