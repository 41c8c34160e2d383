import type { ServedScreen } from 'domain/api/page';
import type { PageConfig } from 'domain/site/config';
import type { Remotes } from 'domain/site/config-schema';
import { bootScript } from './boot.ts';
import { contentSecurityPolicy } from './csp.ts';
import type { Template } from './template.ts';

export interface Page {
  status: number;
  html: string;
  csp: string;
}

/** What stands in `#root` until the shell has drawn its first frame. */
const SKELETON = '<div class="boot" aria-hidden="true"><div></div><div></div></div>';
const BARE_HEAD = '<title>Vidriera</title>';

/**
 * The document. With `screen` the scripts wait until it has been shown; without, the shell starts at once and draws everything.
 * No inline script or style that is not named in its policy.
 */
export function renderPage(template: Template, config: PageConfig, screen: ServedScreen | null): Page {
  const json = jsonScript('vidriera', config);
  if (!screen) {
    const [before, middle, after] = template.parts;
    const csp = contentSecurityPolicy(template, config.firebase);
    return { status: 200, csp, html: `${before}${BARE_HEAD}${json}${middle}${SKELETON}${after}` };
  }
  const [before, middle, after] = template.quiet;
  const boot = bootScript(template.entry, preloadsOf(template, config.remotes, screen));
  const css = screen.styles.join('');
  const data = `${json}${jsonScript('vidriera-data', screen.data)}<script>${boot}</script>`;
  return {
    status: screen.status,
    csp: contentSecurityPolicy(
      { scripts: [...template.scripts, boot], styles: [...template.styles, css] },
      config.firebase,
    ),
    html: `${before}${screen.head}<style>${css}</style>${middle}${screen.body}${after.replace('</body>', () => `${data}</body>`)}`,
  };
}

/** All scripts of the screen, fetched side by side; only the shell's where the area has another build by now. */
function preloadsOf({ preloads }: Template, remotes: Remotes, { data: { area }, ...screen }: ServedScreen) {
  if (area && remotes[area.name]?.buildId !== area.buildId) return preloads;
  return [...new Set([...preloads, ...screen.preloads])];
}

/** Data for the browser; `<` is escaped, so nothing in it can end the element. */
const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
