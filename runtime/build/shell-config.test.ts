import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';
import { splitDocument } from './shell-config.ts';

const HTML = `<html><head><!--vidriera:head-->
<style>html{top:0}</style><noscript><style>.boot{top:0}</style></noscript>
<script>document.documentElement.dataset.session = '';</script></head>
<body><div id="root"><!--vidriera:root--></div><noscript>Hace falta JavaScript.</noscript></body></html>`;
const DEV = HTML.replace('</body>', '\n<script type="module" src="/src/main.ts"></script></body>');

it('splits the page where a server inserts content, and leaves out the entry of the dev server', () => {
  const { clientHtml, serverHtml, ...rest } = splitDocument(DEV);
  expect(clientHtml.join('')).toBe(HTML.replace(/<!--vidriera:\w+-->/g, ''));
  expect(rest).toEqual({
    scripts: ["document.documentElement.dataset.session = '';"],
    styles: ['html{top:0}', '.boot{top:0}'],
  });
});

it('leaves the noscript elements out of a rendered page', () => {
  const { serverHtml } = splitDocument(DEV);
  expect(serverHtml.join('')).not.toContain('noscript');
  expect(serverHtml.join('')).toContain('<style>html{top:0}</style>');
});

it("knows the entry of the shell's own index.html", () => {
  const { clientHtml } = splitDocument(readFileSync(join(ROOT, 'shell/index.html'), 'utf8'));
  expect(clientHtml.join('')).not.toContain('type="module"');
});

it('refuses a page without its two places', () => {
  expect(() => splitDocument(HTML.replace('<!--vidriera:head-->', ''))).toThrow('vidriera:head');
});
