import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { thumbnailPath } from '@vidriera/domain/image/image';
import express from 'express';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { creador, SECRET } from '../../testing/data.ts';
import { clear, hold } from '../../testing/holds.ts';
import { listen } from '../../testing/http.ts';
import { photo } from '../../testing/pictures.ts';
import { project } from '../../testing/project.ts';
import { createCards } from './serve.ts';

const deps = project('contact');
const PHOTO = 'users/ana/profile/1_cara.jpg';
let origin = '';
let close = () => Promise.resolve();

beforeAll(async () => {
  for (const uid of ['ana', 'sin.nada']) await creador(deps.db, uid);
  await refs.user(deps.db, 'ana').update({
    link_Wssp: 'https://wa.me/5491155550134',
    photo_url: `https://firebasestorage.googleapis.com/v0/b/b/o/${encodeURIComponent(PHOTO)}?alt=media`,
  });
  await refs.creador(deps.db, 'ana').update({ direccion: 'Balcarce 460' });
  await refs.creador(deps.db, 'sin.nada').update({ direccion: null });
  await deps.thumbnails.file(thumbnailPath(PHOTO, 160)).save(await photo(160, 120).webp().toBuffer());
});
/** A server without anything in memory. */
async function ask(path: string): Promise<Response> {
  await close();
  const serve = createCards({ ...deps, origin: 'https://vidriera.test', linkHost: 'vidriera.test/' });
  const app = express().use(async (req, res) => void (await serve(req, res)));
  ({ origin, close } = await listen(app));
  return fetch(origin + path);
}
afterAll(() => close());

it('is what the profile publishes, with a small photo and no private field', async () => {
  const response = await ask('/ana/contacto.vcf');
  const card = await response.text();
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('content-disposition'),
  ]).toEqual([200, 'text/vcard; charset=utf-8', 'attachment; filename="ana.vcf"']);
  expect(card).not.toContain(SECRET);
  const [, properties] = ICAL.parse(card) as [string, [string, object, string, string][]];
  const inCard = (name: string) => properties.find(([one]) => one === name)?.[3];
  expect([inCard('tel'), inCard('url')]).toEqual(['+5491155550134', 'https://vidriera.test/ana']);
  const { format, width, height } = await sharp(Buffer.from(inCard('photo') ?? '', 'base64')).metadata();
  expect([format, width, height]).toEqual(['jpeg', 160, 160]);
  expect(card.length).toBeLessThan(20_000);
});

it.each([
  '/sin.nada/contacto.vcf',
  '/nadie/contacto.vcf',
  '/%00/contacto.vcf',
  '/%E0%A4%A/contacto.vcf',
  '/a%2Fb/contacto.vcf',
  '/__proto__/contacto.vcf',
  `/${'a'.repeat(2000)}/contacto.vcf`,
])('%s is a 404', async (path) => {
  const { status, headers } = await ask(path);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('is gone while the account is held, and follows a new username', async () => {
  await hold(deps, subjectOf('user', 'ana'), 'operator');
  expect((await ask('/ana/contacto.vcf')).status).toBe(404);
  await clear(deps, subjectOf('user', 'ana'));
  expect((await ask('/ANA/contacto.vcf')).status).toBe(200);
});
