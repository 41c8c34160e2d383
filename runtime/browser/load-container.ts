import type { Area } from '@vidriera/domain/site/areas';
import { type Remotes, remotesSchema } from '@vidriera/domain/site/config-schema';
import type { RouteObject } from '@vidriera/router';
import { pageConfig } from '@vidriera/session/config';
import { federationHost } from './federation-host.ts';
import { fetchChunks } from './fetch-chunks.ts';

/**
 * Loads an area by its federation container.
 * @param attempt number of earlier failures. 0 uses the page's map of remotes; later attempts fetch it, and change the entry's address
 * @throws errors of fetch and import; Error if the area exposes no routes
 */
export async function loadContainer(area: Area, attempt: number): Promise<RouteObject[]> {
  const remotes = attempt === 0 ? pageConfig().remotes : await freshRemotes();
  const remote = remotes[area] ?? (attempt === 0 ? (await freshRemotes())[area] : undefined);
  if (!remote) throw new Error(`/remotes.json lacks ${area}`);
  fetchChunks(remote.js).catch(() => undefined); // the import rejects, too
  const name = `${area}_mf`;
  const entry = attempt === 0 ? remote.entry : `${remote.entry}?retry=${attempt}`;
  federationHost.registerRemotes([{ name, entry: new URL(entry, location.href).href, type: 'module' }], {
    force: attempt > 0,
  });
  const module = await federationHost.loadRemote<{ routes: RouteObject[] }>(`${name}/routes`);
  if (!Array.isArray(module?.routes)) throw new Error(`${name}/routes exposes no routes`);
  return module.routes;
}

/** Fetches the map of builds for this page's shell. @throws when it can't be fetched or parsed */
async function freshRemotes(): Promise<Remotes> {
  const response = await fetch(`/remotes.json?shell=${pageConfig().shell}`, { cache: 'reload' });
  if (!response.ok) throw new Error(`/remotes.json: HTTP ${response.status}`);
  return remotesSchema.parse(await response.json());
}
