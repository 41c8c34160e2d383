import type { DeployedBuild } from '@vidriera/local/sites/manifest';
import { siteFor } from '@vidriera/local/sites/site';
import { expect, it } from 'vitest';
import { buildList, releaseDetails } from './report.ts';

const SITE = siteFor('explore', 'p', 'vidriera');
const LIVE: DeployedBuild = { id: 'bbbbbbbbbbbb', files: ['/b.js', '/c.js'], commit: '1234abc' };
const EARLIER: DeployedBuild = { id: 'aaaaaaaaaaaa', files: ['/a.js'], retired: '2026-11-20T12:00:00.000Z' };

it('lists the builds of a site', () => {
  expect(buildList(SITE, [LIVE, EARLIER])).toEqual([
    'vidriera-explore: 2 builds',
    '  bbbbbbbbbbbb  live, 2 files, commit 1234abc',
    '  aaaaaaaaaaaa  retired 2026-11-20T12:00:00.000Z, 1 files',
  ]);
  expect(buildList(SITE, undefined)).toEqual(['vidriera-explore: no release']);
});

it('releaseDetails: lists a release file by file', () => {
  const changes = { added: ['/b.js'], kept: ['/c.js'], dropped: ['/a.js'] };
  const release = { site: SITE, live: null, builds: [LIVE], changes, fetched: 1, isLive: false };
  expect(releaseDetails(release)).toEqual([
    'vidriera-explore (first release): build bbbbbbbbbbbb of 1; 1 files added, 1 kept, 1 dropped, 1 fetched from the live site',
    '  + /b.js',
    '  = /c.js',
    '  - /a.js',
  ]);
});
