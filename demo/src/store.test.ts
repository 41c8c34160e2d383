import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CREADORES } from './content/creadores.ts';
import type { Print } from './content/kinds.ts';
import { plan } from './plan.ts';
import { FOLDER, readPicture } from './store.ts';

const MAX_BYTES = 15 * 1024 * 1024;
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
const { uploads } = await plan(
  new Date('2026-11-25T15:00:00Z'),
  () => 'https://vidriera.example/a.webp',
  'full',
);
const printsOf = (items: readonly { photo: Print | null }[]): Print[] =>
  items.flatMap(({ photo }) => photo ?? []);

describe('the pictures of the demonstration', () => {
  it('are those that the content names, and no others', () => {
    const named = new Set(uploads.map(({ picture }) => `${picture}.webp`));
    expect(files.sort()).toEqual([...named].sort());
  });

  it('are small enough for the repository', () => {
    const bytes = files.reduce((sum, file) => sum + readFileSync(join(FOLDER, file)).length, 0);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  it('never appear twice on a screen: explore has events, courses and promos, a profile its links or gallery', () => {
    const explore = CREADORES.flatMap(({ eventos, cursos, promos }) => [...eventos, ...cursos, ...promos]);
    const profiles = CREADORES.flatMap(({ links, galeria }) => [printsOf(links), galeria]);
    for (const screen of [printsOf(explore), ...profiles]) expect(screen).toHaveLength(new Set(screen).size);
  });

  it('of an event’s gallery are not those of related items', () => {
    const mains = new Set(printsOf(CREADORES.flatMap(({ eventos }) => eventos)));
    const more = CREADORES.flatMap(({ eventos }) => eventos.flatMap((evento) => evento.more ?? []));
    expect(more.length).toBeGreaterThan(0);
    expect(more.filter((print) => mains.has(print))).toEqual([]);
  });
});

it('get a thumbnail of every width, never wider than the picture', async () => {
  const { original, thumbnails } = await readPicture('prints/pareja-1');
  const { width: own } = await sharp(original).metadata();
  for (const width of THUMBNAIL_WIDTHS) {
    const thumbnail = await sharp(thumbnails.get(width)).metadata();
    expect(thumbnail).toMatchObject({ format: 'webp', width: Math.min(width, own) });
  }
});
