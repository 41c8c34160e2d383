import { describe, expect, it } from 'vitest';
import { areaFile } from './request.ts';

describe('areaFile', () => {
  it.each([
    ['/r/explore/remote.json', 'explore', false],
    ['/r/explore/remoteEntry-CsmMu_0K.js', 'explore', true],
    ['/r/dashboard/assets/routes-CpeZE_MG.css', 'dashboard', true],
    ['/r/profile/assets/_virtual_x-DABRIiCV.js', 'profile', true],
    ['/r/explore/assets.json', 'explore', false],
  ])('parses %s', (path, area, hashed) => {
    expect(areaFile(path)).toEqual({ area, path, hashed });
  });

  it.each([
    '/r/shell/x.js',
    '/r/explore',
    '/r/explore/',
    '/r/explore/../shell/x.js',
    '/r/explore/assets/../../x.js',
    '/r/explore/..',
    '/r/explore/.env',
    '/r/explore/assets/.vite/manifest.json',
    '/r/explore/%2e%2e/x.js',
    '/r/explore//x.js',
    '/r/explore/a\\b.js',
    '/r/EXPLORE/x.js',
    '/rr/explore/x.js',
    '/r/constructor/x.js',
  ])('refuses %s', (path) => {
    expect(areaFile(path)).toBeNull();
  });
});
