import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteName } from '@vidriera/domain/site/areas';
import { REGION } from '@vidriera/domain/site/regions';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import { readLiveManifest } from '@vidriera/local/sites/manifest';
import { type ReleaseSite, siteFor } from '@vidriera/local/sites/site';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cliEnvironment } from '../testing/cli-environment.ts';
import { answerFromSite, type FakeGoogle, startFakeGoogle } from '../testing/fake-google.ts';
import { deployedFunction } from '../testing/functions-api.ts';
import type { FirebaseCli } from './firebase.ts';
import { hostingEntryOf } from './hosting-config.ts';
import { prepareBuild, prepareRollback, publish } from './release.ts';

const PROJECT = 'vidriera-test';
const CONFIG = readFirebaseConfig();
/** Functions that the shell's rewrites name. */
const FUNCTIONS = [
  ...new Set(
    hostingEntryOf(siteFor('shell', PROJECT, 'vidriera'), CONFIG).entry.rewrites.flatMap(
      ({ function: target }) => (target ? [target.functionId] : []),
    ),
  ),
];
const [A, B, C] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;
const NOON = new Date('2026-11-22T12:00:00Z');

let google: FakeGoogle;
let home: string;
let lines: string[];
beforeEach(async () => {
  google = await startFakeGoogle(PROJECT, ['vidriera-shell', 'vidriera-explore']);
  home = mkdtempSync(join(tmpdir(), 'release-'));
  lines = [];
});
afterEach(async () => {
  await google.close();
  rmSync(home, { recursive: true });
});

const cli = (): FirebaseCli => ({
  project: PROJECT,
  env: cliEnvironment(google.origin, home),
  signal: new AbortController().signal,
  log: (line) => lines.push(line),
});

/** A fake site, with its build and work folders in the test's folder. */
function site(name: SiteName): ReleaseSite {
  const real = siteFor(name, PROJECT, 'vidriera');
  return {
    ...real,
    origin: google.liveOrigin(real.id),
    dist: join(home, name),
    work: join(home, 'work', name),
  };
}

function build(of: ReleaseSite, id: string, hashed: string[], otherFiles: Record<string, string> = {}): void {
  rmSync(of.dist, { recursive: true, force: true });
  const manifest = JSON.stringify({ builds: [{ id, contract: 1, files: hashed, more: 'of it' }] });
  const files = { ...Object.fromEntries(hashed.map((file) => [file, `${file}()`])), ...otherFiles };
  for (const [file, text] of Object.entries({ ...files, [of.manifest]: manifest })) {
    mkdirSync(dirname(join(of.dist, file)), { recursive: true });
    writeFileSync(join(of.dist, file), text);
  }
}

const live = (id: string, path: string) => {
  const found = google.project.sites.get(id);
  if (!found) throw new Error(`no site ${id}`);
  const { status, headers, body } = answerFromSite(found, path);
  return { status, cache: headers['cache-control'], text: body.toString('utf8') };
};
const builds = async (of: ReleaseSite) =>
  (await readLiveManifest(of))?.builds.map(({ id, retired }) => [id, retired]);

it('releases an area only on its site, keeps the previous build, and rolls back to it', async () => {
  const explore = site('explore');
  build(explore, A, ['/r/explore/assets/a-1.js'], { '/r/explore/assets.json': 'A' });
  await publish(await prepareBuild(explore, CONFIG, { now: NOON, commit: '1234abc' }), CONFIG, cli());
  build(explore, B, ['/r/explore/assets/b-2.js'], { '/r/explore/assets.json': 'B' });
  await publish(await prepareBuild(explore, CONFIG, { now: NOON }), CONFIG, cli());

  expect(await builds(explore)).toEqual([
    [B, undefined],
    [A, NOON.toISOString()],
  ]);
  const kept = { status: 200, cache: expect.stringContaining('immutable') };
  expect(live(explore.id, '/r/explore/assets/a-1.js')).toMatchObject({
    ...kept,
    text: expect.stringMatching(/a-1/),
  });
  expect(live(explore.id, '/r/explore/assets/b-2.js')).toMatchObject(kept);
  expect(live(explore.id, '/r/explore/assets/c-3.js')).toMatchObject({ status: 404, cache: 'no-store' });
  expect(live(explore.id, '/r/explore/assets.json')).toMatchObject({ text: 'B', cache: 'max-age=3600' });
  expect(google.calls.filter((call) => /shell|functions/.test(call))).toEqual([]);
  const calls = [...google.calls];
  const again = { now: NOON, commit: 'another' };
  expect((await prepareBuild(explore, CONFIG, again)).isLive).toBe(true);
  expect(google.calls).toEqual(calls);

  rmSync(explore.dist, { recursive: true });
  await publish(await prepareRollback(explore, CONFIG, undefined, NOON), CONFIG, cli());
  expect(await builds(explore)).toEqual([
    [A, undefined],
    [B, NOON.toISOString()],
  ]);
  expect(live(explore.id, '/r/explore/assets/b-2.js').status).toBe(200);
  expect(live(explore.id, '/r/explore/assets.json').text).toBe('B');
  const releases = google.project.sites.get(explore.id)?.releases.map(({ message }) => message);
  expect(releases).toEqual([`explore ${A} of 1234abc`, `explore ${B}`, `explore ${A} of 1234abc`]);
});

it('releases the shell only with rewrites to second-generation functions', async () => {
  const shell = site('shell');
  build(shell, A, ['/assets/s-1.js', '/server/render-1.cjs'], { '/favicon.svg': '<svg/>' });
  const release = await prepareBuild(shell, CONFIG, { now: NOON });
  google.forbidden = [/locations\/-\/functions/];
  await expect(publish(release, CONFIG, cli())).rejects.toThrow(/cannot be listed.*Cloud Functions Viewer/);
  google.forbidden = [];
  google.project.enabled.add('cloudfunctions.googleapis.com');
  await expect(publish(release, CONFIG, cli())).rejects.toThrow(
    /needs the function acceptTerms .* deploy functions first/,
  );
  expect(google.project.sites.get(shell.id)?.versions.size).toBe(0);

  const region = REGION;
  for (const id of FUNCTIONS) google.project.functions.set(id, deployedFunction(google.project, id));
  await publish(release, CONFIG, cli());
  const { rewrites = [], headers } = google.project.sites.get(shell.id)?.current()?.config ?? {};
  expect(rewrites).toContainEqual({ glob: '/fn/signUp', run: { serviceId: 'signup', region } });
  expect(rewrites.filter((rewrite) => rewrite.run === undefined)).toEqual([]);
  expect(headers?.map(({ glob }) => glob)).toEqual([
    '/sw.js',
    '/assets/@(s-1.js)',
    '/server/@(render-1.cjs)',
  ]);
  expect(live(shell.id, '/assets/gone-1.js')).toMatchObject({ status: 404, cache: 'no-store' });
});

it('releases on a preview channel without a change of the live site', async () => {
  const explore = site('explore');
  build(explore, A, ['/r/explore/assets/a-1.js']);
  for (let push = 0; push < 2; push++)
    await publish(await prepareBuild(explore, CONFIG, { now: NOON }), CONFIG, cli(), 'agenda');
  const { releases, channels, lifetimes } = google.project.sites.get(explore.id) ?? {};
  expect(releases?.map(({ channel }) => channel)).toEqual(['agenda', 'agenda']);
  expect(channels).toContain('agenda');
  const thirtyDays = `${30 * 86_400}s`;
  expect(lifetimes, 'the second push extends it').toEqual([thirtyDays, thirtyDays]);
  expect(await readLiveManifest(explore)).toBeNull();
  expect(lines.join('\n')).toContain('https://vidriera-explore--agenda.web.app');
  expect(lines.join('\n')).toContain('/r/preview?site=vidriera-explore--agenda.web.app');
});

it("releases nothing after a concurrent release, and prints the CLI's error", async () => {
  const explore = site('explore');
  build(explore, A, ['/r/explore/assets/a-1.js']);
  const first = await prepareBuild(explore, CONFIG, { now: NOON });
  build(explore, C, ['/r/explore/assets/c-3.js']);
  const other = await prepareBuild({ ...explore, work: join(home, 'work', 'other') }, CONFIG, { now: NOON });
  google.forbidden = [/populateFiles/];
  await expect(publish(first, CONFIG, cli())).rejects.toThrow(/firebase deploy failed/);
  expect(lines.join('\n')).toMatch(/Permission denied|403/);
  google.forbidden = [];
  await publish(first, CONFIG, cli());
  await expect(publish(other, CONFIG, cli())).rejects.toThrow(/Another release went live/);
  google.trouble = () => 503;
  await expect(publish(other, CONFIG, cli())).rejects.toThrow(/cannot be read \(HTTP 503\)/);
  expect(google.project.sites.get(explore.id)?.releases).toHaveLength(1);
});
