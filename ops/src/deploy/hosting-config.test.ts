import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import { siteFor } from '@vidriera/local/sites/site';
import { expect, it } from 'vitest';
import { entryOf, hasFunctions, releaseConfig } from './hosting-config.ts';

const CONFIG = readFirebaseConfig();
const [SHELL, EXPLORE] = (['shell', 'explore'] as const).map((name) =>
  siteFor(name, 'p', 'vidriera-staging'),
);
const BUILDS = [{ id: 'aaaaaaaaaaaa', files: ['/assets/a-1.js'] }];
if (!SHELL || !EXPLORE) throw new Error('no sites');

it('names the site of the settings and its own folder', () => {
  const { entry } = entryOf(EXPLORE, CONFIG);
  expect(hasFunctions(entry)).toBe(false);
  expect(releaseConfig(EXPLORE, entry, BUILDS, new Map())).toMatchObject({
    hosting: { site: 'vidriera-staging-explore', public: 'public', ignore: ['**/.*'], rewrites: [] },
  });
});

it('keeps the header rules of firebase.json before those of the files', () => {
  const own = { source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] };
  const { entry } = entryOf(EXPLORE, CONFIG);
  expect(releaseConfig(EXPLORE, { ...entry, headers: [own] }, BUILDS, new Map())).toMatchObject({
    hosting: { headers: [own, { source: '/assets/@(a-1.js)' }] },
  });
});

it('names services for all functions, and refuses one that is not deployed', () => {
  const { entry } = entryOf(SHELL, CONFIG);
  const functions = entry.rewrites.flatMap(({ function: target }) => (target ? [target] : []));
  expect(functions.length).toBeGreaterThan(5);
  const services = new Map(
    functions.map(({ region, functionId }) => [`${region}/${functionId}`, `s-${functionId}`]),
  );
  const written = JSON.stringify(releaseConfig(SHELL, entry, BUILDS, services));
  expect(written).not.toContain('functionId');
  expect(written).toContain('{"source":"**","run":{"serviceId":"s-pages","region":"southamerica-east1"}}');
  services.delete('southamerica-east1/pages');
  expect(() => releaseConfig(SHELL, entry, BUILDS, services)).toThrow(
    /needs the function pages in southamerica-east1/,
  );
});

it('has another digest for other rules', () => {
  const other = { ...CONFIG, hosting: CONFIG.hosting.map((site) => ({ ...site, cleanUrls: true })) };
  expect(entryOf(SHELL, other).digest).not.toBe(entryOf(SHELL, CONFIG).digest);
});
