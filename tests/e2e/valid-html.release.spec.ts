import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { NOT_FOUND_PAGES, PUBLIC_PAGES } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

/** From version 26, the jar's launcher downloads a Java; the emulators need Java anyway. */
const JAR: string = createRequire(import.meta.url)('vnu-jar');

/** CSS that browsers support but the checker does not. */
const UNKNOWN_CSS =
  /^CSS: (?:Parse Error\. .*(?:sition-(?:old|new|group)\(|\(item-picture\))|“mask”: Too many values|“(?:view-transition-name|container-type|field-sizing|anchor-name|position-anchor|position-area)”: Property|Unrecognized at-rule “@container”|“(?:font-size|--cover)”: Parse Error\. .*\dcqi)/s;
/** JSX closes void elements. */
const CLOSED = /^Trailing slash on void elements/;

const reportSchema = z.object({
  messages: z.array(z.object({ url: z.string(), message: z.string(), extract: z.string().default('') })),
});

/** Returns the Nu checker's messages for HTML files by name. */
async function complaints(files: string[]): Promise<string[]> {
  const args = ['-jar', JAR, '--format', 'json', '--exit-zero-always', ...files];
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 1e8 });
  return reportSchema
    .parse(JSON.parse(stderr))
    .messages.map(({ url, message, extract }) => ({
      page: url.split('/').at(-1),
      text: `${message} ${extract}`,
    }))
    .filter(({ text }) => !UNKNOWN_CSS.test(text) && !CLOSED.test(text))
    .map(({ page, text }) => `${page}: ${text}`);
}

/** Pages for members, or rendered by the browser: the server sends a frame or a skeleton. */
const OTHERS = {
  'a member’s first page': '/all',
  'a list': '/eventos?categoria=Musica',
  'likes to come': '/likes',
  'a form to come': '/agregar-post?tipo=evento',
  'a profile to come': '/perfil/editar',
};

test('the server’s HTML of every public page is valid', async ({ request }, testInfo) => {
  const drawn = Object.entries(PUBLIC_PAGES).map(async ([name, address]) => [name, await address(request)]);
  const pages = [
    ...(await Promise.all(drawn)),
    ...Object.entries(NOT_FOUND_PAGES),
    ...Object.entries(OTHERS),
  ];
  const files: string[] = [];
  for (const [name = '', address = ''] of pages) {
    const file = testInfo.outputPath(`${name.replaceAll(/\W+/g, '-')}.html`);
    await writeFile(file, await (await request.get(address)).text());
    files.push(file);
  }
  expect(await complaints(files)).toEqual([]);
});
