import type { Plugin, Rolldown } from 'vite';
import type { Area } from '../../domain/src/site/areas.ts';
import type { Remote } from '../../domain/src/site/config-schema.ts';

/**
 * Writes `remote.json` beside an area's build: where its hashed entry is and which chunks come with it, as /remotes.json
 * hands it to browsers. The gate reads it, so that deploying an area needs no step in the shell.
 */
export function remoteJson(area: Area, buildId: string): Plugin {
  return {
    name: 'remote-json',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ fileName }) => fileName.startsWith('remoteEntry-'));
      const routes = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/routes.tsx')));
      if (!entry || !routes) this.error(`${area}: the build has no entry or no routes`);
      const url = (file: string) => `/r/${area}/${file}`;
      const remote: Remote = {
        entry: url(entry.fileName),
        js: [...chunksWith([entry, routes], bundle)].filter((file) => file !== entry.fileName).map(url),
        buildId,
      };
      this.emitFile({ type: 'asset', fileName: 'remote.json', source: JSON.stringify(remote) });
    },
  };
}

/** File names of the chunks and of all they import statically. */
export function chunksWith(seeds: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const queue = seeds.map(({ fileName }) => fileName);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') continue;
    found.add(name);
    queue.push(...file.imports);
  }
  return found;
}
