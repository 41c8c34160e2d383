import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { LOST_PAGES, PUBLIC_PAGES } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

/** Of version 26 on: the jar's own launcher would download a Java, which the emulators need anyway. */
const JAR: string = createRequire(import.meta.url)('vnu-jar');

/** CSS that browsers know and the checker's grammar does not: view transitions, masks of several images, container queries, fields as large as their text. */
const UNKNOWN_CSS =
  /^CSS: (?:Parse Error\. .*(?:sition-(?:old|new|group)\(|\(item-picture\))|“mask”: Too many values|“(?:view-transition-name|container-type|field-sizing)”: Property|Unrecognized at-rule “@container”|“(?:font-size|--cover)”: Parse Error\. .*\dcqi)/s;
/** Void elements are closed as JSX closes them. */
const CLOSED = /^Trailing slash on void elements/;

const reportSchema = z.object({
  messages: z.array(z.object({ url: z.string(), message: z.string(), extract: z.string().default('') })),
});

/** What the Nu checker says of HTML files, by their names. */
async function complaints(files: string[]): Promise<string[]> {
  const args = ['-jar', JAR, '--format', 'json', '--exit-zero-always', ...files];
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 1e8 });
  return reportSchema
    .parse(JSON.parse(stderr))
    .messages.map(({ url, message, extract }) => ({
      page: url.split('/').at(-1),
      said: `${message} ${extract}`,
    }))
    .filter(({ said }) => !UNKNOWN_CSS.test(said) && !CLOSED.test(said))
    .map(({ page, said }) => `${page}: ${said}`);
}

/** For signed-in people; or left to the browser, so that the server sends a frame, perhaps with something that stands in for the screen. */
const OTHERS = {
  'a member’s first page': '/all',
  'a list': '/eventos?categoria=Musica',
  'likes to come': '/likes',
  'a form to come': '/agregar-post?tipo=evento',
  'a profile to come': '/perfil/editar',
};

test('every public page is valid HTML as the server sends it', async ({ request }, testInfo) => {
  const drawn = Object.entries(PUBLIC_PAGES).map(async ([name, address]) => [name, await address(request)]);
  const pages = [...(await Promise.all(drawn)), ...Object.entries(LOST_PAGES), ...Object.entries(OTHERS)];
  const files: string[] = [];
  for (const [name = '', address = ''] of pages) {
    const file = testInfo.outputPath(`${name.replaceAll(/\W+/g, '-')}.html`);
    await writeFile(file, await (await request.get(address)).text());
    files.push(file);
  }
  expect(await complaints(files)).toEqual([]);
});
