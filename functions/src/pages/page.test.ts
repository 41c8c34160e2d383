import { createHash } from 'node:crypto';
import type { ClientScreen } from '@vidriera/runtime/contract/page';
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
const BARE: ClientScreen = {
  area: { name: 'explore', adopt: '/r/explore/adopt.js' },
  preloads: ['/r/explore/own.js', SHELL.document.entry],
  styles: ['.own{color:red}'],
  sheets: ['/r/explore/own.css'],
  head: '<meta name="vidriera-members" content="">',
};
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('shows one skeleton until the browser has drawn the screen, in a head that says for whom it is', () => {
  const { html } = composePage(SHELL.document, CONFIG, BARE);
  expect(html).toContain('<div id="root"><div class="boot" aria-hidden="true">');
  expect(html).toMatch(/<head><title>Vidriera<\/title><meta name="vidriera-members" content="">/);
});

it('inlines the style sheets of the screen, and has the browser fetch none of them', () => {
  const styles = ['html{top:0}', 'p{top:0}'];
  const { html, csp } = composePage(SHELL.document, CONFIG, { ...BARE, styles, sheets: ['/assets/p-1.css'] });
  expect(html).toContain('<style>html{top:0}p{top:0}</style>');
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" disabled href="/assets/p-1.css">',
  ]);
  expect(csp).toContain(sha('html{top:0}p{top:0}'));
});

it('fetches what the screen needs after what the shell starts with, each once', () => {
  const { html } = composePage(SHELL.document, CONFIG, BARE);
  const preload = '<link rel="modulepreload" crossorigin href="/r/explore/own.js">';
  expect(html.indexOf(preload)).toBeGreaterThan(html.indexOf(SHELL.document.entry));
  expect(html.split(SHELL.document.entry)).toHaveLength(2);
});
