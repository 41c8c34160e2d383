import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '@vidriera/local/cli/user-error';
import { type DeployedBuild, readBuiltManifest, readLiveManifest } from '@vidriera/local/sites/manifest';
import { type ReleaseSite, siteFor } from '@vidriera/local/sites/site';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeFolder, sha256, startFolder, unhashedFiles } from './prepare.ts';

let server: Server;
let home: string;
let site: ReleaseSite;
/** Files of the live site; a number is a status. */
let served: Record<string, string | number>;

beforeEach(async () => {
  served = {};
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site');
    const answer = served[pathname] ?? 404;
    if (typeof answer === 'number') response.writeHead(answer, { 'content-type': 'text/html' }).end('<p>');
    else if (answer === 'PAGE') response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>');
    else response.setHeader('content-type', 'text/javascript').end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  home = mkdtempSync(join(tmpdir(), 'prepare-'));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = { ...siteFor('shell', 'p', 'v'), origin, dist: join(home, 'dist'), work: join(home, 'work') };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(home, { recursive: true });
});

const build = (letter: string, more: object = {}): DeployedBuild => ({
  id: letter.repeat(12),
  contract: 1,
  files: [`/assets/${letter}-1.js`],
  ...more,
});
function writeBuild(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site.dist, file)), { recursive: true });
    writeFileSync(join(site.dist, file), text);
  }
  return startFolder(site, true);
}
const text = (file: string): string => readFileSync(join(site.work, 'public', file), 'utf8');

it('fetches missing files and keeps those of the new build', async () => {
  const folder = writeBuild({ '/assets/b-1.js': 'new', '/favicon.svg': 'icon' });
  served = { '/assets/a-1.js': 'old', '/assets/b-1.js': 'other' };
  expect(await completeFolder(site, folder, [build('b'), build('a')])).toBe(1);
  expect([text('/assets/a-1.js'), text('/assets/b-1.js'), text('/favicon.svg')]).toEqual([
    'old',
    'new',
    'icon',
  ]);
  expect(JSON.parse(text('/shell.json'))).toEqual({ builds: [build('b'), build('a')] });
});

it.each([404, 'PAGE'])('rejects a manifest with missing files (%s)', async (answer) => {
  const folder = writeBuild({ '/assets/b-1.js': 'new' });
  served = { '/assets/a-1.js': answer };
  const completed = completeFolder(site, folder, [build('b'), build('a')]);
  await expect(completed).rejects.toThrow(/neither the build nor v-shell has \(\/assets\/a-1\.js\)/);
});

it('rejects a fetched file with the wrong digest', async () => {
  const folder = writeBuild({ '/assets/b-1.js': 'new' });
  served = { '/assets/a-1.js': 'old', '/server/r.cjs': 'code' };
  const kept = (code: string): DeployedBuild =>
    build('a', { server: { file: '/server/r.cjs', sha256: sha256(code) } });
  expect(await completeFolder(site, folder, [build('b'), kept('code')])).toBe(2);
  const completed = completeFolder(site, folder, [build('b'), kept('other code')]);
  await expect(completed).rejects.toThrow(/\/server\/r\.cjs of v-shell does not match its digest/);
});

it('unhashedFiles: returns files without a hash, except the manifest and hidden files', () => {
  const folder = writeBuild({
    '/assets/b-1.js': '',
    '/favicon.svg': 'icon',
    '/shell.json': '',
    '/.hidden': '',
  });
  expect(unhashedFiles(folder, build('b'), site.manifest)).toEqual({ '/favicon.svg': sha256('icon') });
});

it('readLiveManifest: distinguishes an unreleased site, a failing site and an invalid manifest', async () => {
  expect(await readLiveManifest(site)).toBeNull();
  served = { '/shell.json': JSON.stringify({ builds: [build('a', { more: 1 })] }) };
  expect((await readLiveManifest(site))?.builds).toEqual([build('a', { more: 1 })]);
  for (const wrong of [
    '{',
    '{"builds":[]}',
    JSON.stringify({ builds: [build('a', { files: ['/../x'] })] }),
  ]) {
    served = { '/shell.json': wrong };
    await expect(readLiveManifest(site)).rejects.toThrow(/is not a valid manifest/);
  }
  served = { '/shell.json': 500 };
  await expect(readLiveManifest(site)).rejects.toThrow(/cannot be read \(HTTP 500\)/);
});

it('readBuiltManifest: rejects a manifest of several builds', () => {
  const folder = writeBuild({ '/shell.json': JSON.stringify({ builds: [build('a'), build('b')] }) });
  expect(() => readBuiltManifest(join(folder, 'shell.json'))).toThrow(UserError);
  expect(() => readBuiltManifest(join(folder, 'remote.json'))).toThrow(UserError);
});
