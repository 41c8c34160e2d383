import { expect, it } from 'vitest';
import { cutDocument } from './document.ts';

const HTML = `<html><head><!--vidriera:head-->
<style>html{top:0}</style><noscript><style>.boot{top:0}</style></noscript>
<script>document.documentElement.dataset.session = '';</script>
<script type="module" crossorigin src="/assets/index-abcd1234.js"></script>
<link rel="modulepreload" crossorigin href="/assets/share-abcd1234.js">
<link rel="stylesheet" crossorigin href="/assets/base-abcd1234.css"></head>
<body><div id="root"><!--vidriera:root--></div><noscript>Hace falta JavaScript.</noscript></body></html>`;

it('cuts the page where a server puts things in', () => {
  const { bare, drawn, ...rest } = cutDocument(HTML);
  expect(bare.join('')).toBe(HTML.replace(/<!--vidriera:\w+-->/g, ''));
  expect(rest).toEqual({
    scripts: ["document.documentElement.dataset.session = '';"],
    styles: ['html{top:0}', '.boot{top:0}'],
    entry: '/assets/index-abcd1234.js',
    preloads: ['/assets/share-abcd1234.js'],
  });
});

it('has nothing in a drawn page that fetches or starts the shell, or stands in for it', () => {
  const { drawn } = cutDocument(HTML);
  expect(drawn.join('')).not.toMatch(/<link|type="module"|noscript/);
  expect(drawn.join('')).toContain('<style>html{top:0}</style>');
});

it('refuses a page that can not be filled', () => {
  expect(() => cutDocument(HTML.replace('<!--vidriera:head-->', ''))).toThrow('vidriera:head');
  expect(() => cutDocument(HTML.replace('type="module"', ''))).toThrow('entry');
});
