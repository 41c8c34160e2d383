import { createHash } from 'node:crypto';
import type { BareScreen } from 'domain/api/page';
import { expect, it } from 'vitest';
import { SHELL } from '../testing/builds.ts';
import { pageSettings } from './config.ts';
import { composePage } from './page.ts';

const settings = pageSettings({
  GCLOUD_PROJECT: 'demo-vidriera',
  FIREBASE_CONFIG: '{"storageBucket":"demo-vidriera.appspot.com"}',
  VIDRIERA_WEB_API_KEY: 'demo',
});
const CONFIG = { ...settings, shell: SHELL.id, remotes: {} };
const SEEN = 'seen();';
const DOCUMENT = { ...SHELL.document, seen: SEEN };
const BARE: BareScreen = {
  area: { name: 'explore', adopt: '/r/explore/adopt.js' },
  preloads: ['/r/explore/own.js', SHELL.document.entry],
  styles: ['.still{color:red}'],
  sheets: ['/r/explore/own.css'],
  head: '<title>Lo mío</title>',
  still: '<main><fieldset data-still></fieldset></main>',
};
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('has what stands in for a screen, and behind it the script that shows what was seen last', () => {
  const { html, csp } = composePage(DOCUMENT, CONFIG, BARE);
  expect(html).toContain(`<div id="root">${BARE.still}<script>${SEEN}</script></div>`);
  expect(html).toMatch(/<head><title>Lo mío<\/title>.*<style>\.still\{color:red\}<\/style>/);
  expect(csp).toContain(sha(SEEN));
});

it('inlines the style sheets of the screen, and has the browser fetch none of them', () => {
  const styles = ['html{top:0}', 'p{top:0}'];
  const { html, csp } = composePage(DOCUMENT, CONFIG, { ...BARE, styles, sheets: ['/assets/p-1.css'] });
  expect(html).toContain('<style>html{top:0}p{top:0}</style>');
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" disabled href="/assets/p-1.css">',
  ]);
  expect(csp).toContain(sha('html{top:0}p{top:0}'));
});

it('fetches what the screen needs after what the shell starts with, each once', () => {
  const { html } = composePage(DOCUMENT, CONFIG, BARE);
  const preload = '<link rel="modulepreload" crossorigin href="/r/explore/own.js">';
  expect(html.indexOf(preload)).toBeGreaterThan(html.indexOf(SHELL.document.entry));
  expect(html.split(SHELL.document.entry)).toHaveLength(2);
});

it.each([
  ['nothing stands in', DOCUMENT, { ...BARE, still: undefined }],
  ['the shell knows no such script', SHELL.document, BARE],
])('has no script for it where %s', (_, shell, screen) => {
  const { html, csp } = composePage(shell, CONFIG, screen as BareScreen);
  expect(html).not.toContain(SEEN);
  expect(csp).not.toContain(sha(SEEN));
});
