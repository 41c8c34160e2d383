import { createHash } from 'node:crypto';
import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import type { ClientScreen } from '@vidriera/runtime/contract/page';
import { expect, it } from 'vitest';
import { SHELL } from '../../testing/builds.ts';
import { pageSettings } from './config.ts';
import { composePage } from './page.ts';

const settings = pageSettings({
  GCLOUD_PROJECT: 'demo-vidriera',
  FIREBASE_CONFIG: '{"storageBucket":"demo-vidriera.appspot.com"}',
  VIDRIERA_WEB_API_KEY: 'demo',
  VIDRIERA_ORIGIN: 'https://vidriera.ar',
  ...DEMO_OPERATOR,
});
const CONFIG = { ...settings, shell: SHELL.id, remotes: {} };
const BARE: ClientScreen = {
  preloads: ['/r/explore/own.js', SHELL.document.entry],
  styles: ['.own{color:red}'],
  sheets: ['/r/explore/own.css'],
  head: '<meta name="vidriera-members" content="">',
};
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('composePage: shows a skeleton for an unrendered screen, with the screen’s head', () => {
  const { html } = composePage(SHELL.document, CONFIG, BARE);
  expect(html).toContain('<div id="root"><div class="boot" aria-hidden="true">');
  expect(html).toMatch(/<head><title>Vidriera<\/title><meta name="vidriera-members" content="">/);
});

it('composePage: inlines the screen’s style sheets, and disables their links', () => {
  const styles = ['html{top:0}', 'p{top:0}'];
  const { html, csp } = composePage(SHELL.document, CONFIG, { ...BARE, styles, sheets: ['/assets/p-1.css'] });
  expect(html).toContain('<style>html{top:0}p{top:0}</style>');
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" disabled href="/assets/p-1.css">',
  ]);
  expect(csp).toContain(sha('html{top:0}p{top:0}'));
});

it('composePage: preloads the screen’s files after the shell’s, each once', () => {
  const { html } = composePage(SHELL.document, CONFIG, BARE);
  const preload = '<link rel="modulepreload" crossorigin href="/r/explore/own.js">';
  expect(html.indexOf(preload)).toBeGreaterThan(html.indexOf(SHELL.document.entry));
  expect(html.split(`href="${SHELL.document.entry}"`)).toHaveLength(2);
});
