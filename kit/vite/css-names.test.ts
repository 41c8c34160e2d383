import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cssName } from './css-names.ts';
import { ROOT } from './paths.ts';

const CSS = '.card{margin:.5rem}.card:hover .title{top:0}@keyframes rise{to{top:1px}}';
const name = (of: string, { file = 'kit/src/ui/a.module.css', css = CSS } = {}) =>
  cssName(of, join(ROOT, file), css);

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

it('is the file’s mark and the name’s number within it', () => {
  const mark = name('card').slice(0, 4);
  expect(mark).toMatch(/^[a-zA-Z]{4}$/);
  expect(['card', 'title', 'rise'].map((one) => name(one))).toEqual([`${mark}0`, `${mark}1`, `${mark}2`]);
});

it('is the same wherever a file is asked for, and another for other paths and other content', () => {
  expect(name('card', { file: 'kit/src/ui/a.module.css?used' })).toBe(name('card'));
  expect(name('card', { file: 'kit/src/ui/b.module.css' })).not.toBe(name('card'));
  expect(name('card', { css: `${CSS} ` })).not.toBe(name('card'));
});

it('says in dev where it is from', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(name('title')).toMatch(/^a-title-[a-zA-Z]{4}$/);
});

it('refuses a name the file does not have', () => {
  expect(() => name('ghost')).toThrow('has no ghost');
});
