import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

/**
 * Says what makes a font of the system as wide as the product's heading font, for `size-adjust` in kit/src/styles/base.css, by the
 * demonstration's titles: `node functions/measure-fallback.mjs Roboto-Bold.ttf LiberationSans-Bold.ttf` (as wide as Arial's).
 */
const sources = globSync('demo/src/content/**/*.ts');
const texts = (await Promise.all(sources.map((path) => readFile(path, 'utf8')))).join('\n');
const titles = Array.from(texts.matchAll(/\b(?:evento|curso|promo)\(\s*'([^']+)'/g), ([, title]) => title);

async function measure(path) {
  const sfnt = await subsetFont(await readFile(path), titles.join(''), { targetFormat: 'sfnt' });
  const font = opentype.parse(sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.length));
  return titles.map((title) => font.getAdvanceWidth(title, 1));
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const percent = (part) => `${(100 * part).toFixed(1)}%`;

const own = await measure(new URL('../kit/src/styles/fonts/bricolage-700-es.woff2', import.meta.url));
for (const path of process.argv.slice(2)) {
  const widths = await measure(path);
  const adjust = sum(own) / sum(widths);
  const off = widths.map((width, i) => (width * adjust) / own[i] - 1).sort((a, b) => a - b);
  const at = (part) => percent(off[Math.floor(part * (off.length - 1))]);
  console.log(
    `${path}: size-adjust ${percent(adjust)}; nine of ten of ${titles.length} titles are then between ${at(0.05)} and ${at(0.95)} off`,
  );
}
