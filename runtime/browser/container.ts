import type { Area } from '@vidriera/domain/site/areas';
import { type Remote, type Remotes, remotesSchema } from '@vidriera/domain/site/config-schema';
import { pageConfig } from '@vidriera/session/config';
import type { AreaRoutes } from './area-routes.ts';
import { host } from './host.ts';

/**
 * Loads an area by its federation container.
 * @param attempt how often that has failed: 0 takes the page's map of remotes, later ones the server's, and another address for the entry
 * @throws whatever goes wrong, and for an area that exposes no routes
 */
export async function loadContainer(area: Area, attempt: number): Promise<AreaRoutes> {
  const remotes = attempt === 0 ? pageConfig().remotes : await freshRemotes();
  const remote = remotes[area] ?? (attempt === 0 ? (await freshRemotes())[area] : undefined);
  if (!remote) throw new Error(`/remotes.json does not know ${area}`);
  warm(remote);
  const name = `${area}_mf`;
  const entry = attempt === 0 ? remote.entry : `${remote.entry}?retry=${attempt}`;
  host.registerRemotes([{ name, entry: new URL(entry, location.href).href, type: 'module' }], {
    force: attempt > 0,
  });
  const module = await host.loadRemote<AreaRoutes>(`${name}/routes`);
  if (!Array.isArray(module?.routes)) throw new Error(`${name}/routes exposes no routes`);
  return module;
}

/** The builds that run in this page's shell. @throws when the map can't be fetched or is not what the contract says */
async function freshRemotes(): Promise<Remotes> {
  const response = await fetch(`/remotes.json?shell=${pageConfig().shell}`, { cache: 'reload' });
  if (!response.ok) throw new Error(`/remotes.json: HTTP ${response.status}`);
  return remotesSchema.parse(await response.json());
}

/**
 * Has the entry's chunks fetched into the browser's cache while the entry itself is on its way. Not by modulepreload or preload:
 * browsers remember for the page's life that one of those failed, and then no retry of the entry brings its chunks back.
 */
function warm({ js }: Remote): void {
  for (const href of js) {
    if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const fetched = fetch(href).then((response) => response.arrayBuffer());
    fetched.catch(() => undefined); // importing it will say so
  }
}
