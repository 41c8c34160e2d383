import { readFile, writeFile } from 'node:fs/promises';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

/**
 * Writes the outlines of the product's heading font that preview cards are drawn with, as `src/site/cards/glyphs-700.json`: where
 * functions run no font is installed, and with outlines neither a font library nor fontconfig is needed there. Run by hand after an
 * update of the font: `node functions/glyphs.mjs`. The font is under the SIL Open Font License 1.1 (kit/src/styles/fonts/OFL.txt).
 *
 * A glyph is 'advance path', in 1/1000 of the font's size.
 */
const EM = 1000;
const AXES = { wght: 700, wdth: 100, opsz: 36 };
const FILES = ['latin', 'latin-ext'];
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
/** ASCII, Latin-1, Latin Extended-A and the signs of texts. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa1, 0x17f)}–—‘’“”„…•·€™`;

const family = new URL('../node_modules/@fontsource-variable/bricolage-grotesque/files/', import.meta.url);

async function fontOf(file) {
  const source = await readFile(new URL(`bricolage-grotesque-${file}-standard-normal.woff2`, family));
  const sfnt = await subsetFont(source, CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: AXES,
  });
  return opentype.parse(sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.length));
}

/** Its outline in whole units; the library's own writer loses a sign where a number rounds to zero. */
const pathOf = (glyph) =>
  glyph
    .getPath(0, 0, EM)
    .commands.map(({ type, ...at }) => {
      const points = { M: 'x y', L: 'x y', Q: 'x1 y1 x y', C: 'x1 y1 x2 y2 x y', Z: '' }[type];
      return `${type}${points
        .split(' ')
        .filter(Boolean)
        .map((name) => Math.round(at[name]))
        .join(' ')}`;
    })
    .join('');

const glyphs = {};
for (const file of FILES) {
  const font = await fontOf(file);
  const units = (value) => Math.round((value * EM) / font.unitsPerEm);
  for (const character of CHARACTERS) {
    const glyph = font.charToGlyph(character);
    if (glyphs[character] || glyph.index === 0) continue;
    glyphs[character] = `${units(glyph.advanceWidth)} ${pathOf(glyph)}`.trim();
  }
}
const target = new URL('src/site/cards/glyphs-700.json', import.meta.url);
await writeFile(target, `${JSON.stringify(glyphs, null, 2)}\n`);
console.log(`${Object.keys(glyphs).length} glyphs`);
