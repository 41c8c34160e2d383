import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Makes the one font the product ships: Bricolage Grotesque, weight 700, at the optical size of headings, reduced to what
 * Spanish is written with. Run by hand after an update of the package: `node kit/subset-fonts.mjs`.
 * The font is under the SIL Open Font License 1.1 (src/styles/fonts/OFL.txt), which lets it be subset and served.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÁÉÍÓÚÜÑÇáéíóúüñç';
const SIGNS = ` ¿?¡!.,:;…«»“”‘’"'()[]/&%$+-–—·°ªº@#*×€_`;

const family = new URL('../node_modules/@fontsource-variable/bricolage-grotesque/', import.meta.url);
const target = new URL('src/styles/fonts/', import.meta.url);

const source = await readFile(new URL('files/bricolage-grotesque-latin-standard-normal.woff2', family));
const font = await subsetFont(source, LETTERS + SIGNS, {
  targetFormat: 'woff2',
  variationAxes: { wght: 700, wdth: 100, opsz: 36 },
});
await writeFile(new URL('bricolage-700-es.woff2', target), font);
await writeFile(new URL('OFL.txt', target), await readFile(new URL('LICENSE', family)));
console.log(`bricolage-700-es.woff2: ${font.length} bytes`);
