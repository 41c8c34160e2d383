import { REGION } from '@vidriera/domain/site/regions';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import { siteFor } from '@vidriera/local/sites/site';
import { expect, it } from 'vitest';
import { hasFunctions, hostingEntryOf, releaseConfig } from './hosting-config.ts';

const CONFIG = readFirebaseConfig();
const [SHELL, EXPLORE] = (['shell', 'explore'] as const).map((name) =>
  siteFor(name, 'p', 'vidriera-staging'),
);
const BUILDS = [{ id: 'aaaaaaaaaaaa', files: ['/assets/a-1.js'] }];
if (!SHELL || !EXPLORE) throw new Error('no sites');

it('uses the site name of the settings and the release folder', () => {
  const { entry } = hostingEntryOf(EXPLORE, CONFIG);
  expect(hasFunctions(entry)).toBe(false);
  expect(releaseConfig(EXPLORE, entry, BUILDS, new Map())).toMatchObject({
    hosting: { site: 'vidriera-staging-explore', public: 'public', ignore: ['**/.*'], rewrites: [] },
  });
});

it('keeps the header rules of firebase.json before those of the files', () => {
  const own = { source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] };
  const { entry } = hostingEntryOf(EXPLORE, CONFIG);
  expect(releaseConfig(EXPLORE, { ...entry, headers: [own] }, BUILDS, new Map())).toMatchObject({
    hosting: { headers: [own, { source: '/assets/@(a-1.js)' }] },
  });
});

it('rewrites to Cloud Run services, and rejects a function that is not deployed', () => {
  const { entry } = hostingEntryOf(SHELL, CONFIG);
  const functions = entry.rewrites.flatMap(({ function: target }) => (target ? [target] : []));
  expect(functions.length).toBeGreaterThan(5);
  const services = new Map(
    functions.map(({ region, functionId }) => [`${region}/${functionId}`, `s-${functionId}`]),
  );
  const written = JSON.stringify(releaseConfig(SHELL, entry, BUILDS, services));
  expect(written).not.toContain('functionId');
  expect(written).toContain(`{"source":"**","run":{"serviceId":"s-pages","region":"${REGION}"}}`);
  services.delete(`${REGION}/pages`);
  expect(() => releaseConfig(SHELL, entry, BUILDS, services)).toThrow(
    `needs the function pages in ${REGION}`,
  );
});

it('changes the digest with the rules', () => {
  const other = { ...CONFIG, hosting: CONFIG.hosting.map((site) => ({ ...site, cleanUrls: true })) };
  expect(hostingEntryOf(SHELL, other).digest).not.toBe(hostingEntryOf(SHELL, CONFIG).digest);
});
