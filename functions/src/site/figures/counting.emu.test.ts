import type { FiguresEvent } from '@vidriera/domain/figures/event-schema';
import { monthSchema } from '@vidriera/domain/figures/month-schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { creador, publish, putPeople } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { sendVisit } from '../../testing/visit-events.ts';
import { createCounting, MOST } from './counting.ts';

let moment = NOW;
const services = project('figures', () => moment);
const { db } = services;
const VIEW: FiguresEvent = { kind: 'item', source: 'qr', of: 'evento/pena' };
const PROFILE: FiguresEvent = { kind: 'profile', source: 'none', of: 'perfil/sala' };

let count = createCounting(services);
const send = (body: unknown, headers?: Record<string, string>, method?: string) =>
  sendVisit(count, body, headers, method);
const stored = async (uid = 'sala', month = '2026-11') =>
  monthSchema.parse((await refs.figures(db, uid, month).get()).data() ?? {});
const NOTHING = { days: {}, items: {}, capped: [] };

beforeEach(async () => {
  moment = NOW;
  count = createCounting(services);
  await db.recursiveDelete(db.collection('user'));
  await creador(db, 'sala');
  await creador(db, 'otra-sala');
  await putPeople(services, ['ana'], { role: 'alumno' });
  await publish(services, 'evento', 'sala', { pena: {}, oculta: { visibilidad: 'oculto' } });
  await publish(services, 'link', 'sala', { web: {} });
});

test('views and presses stand by day, kind and source, and items by month', async () => {
  const events: FiguresEvent[] = [
    VIEW,
    { ...VIEW, source: 'instagram' },
    { kind: 'reservation', source: 'qr', of: 'evento/pena' },
    { kind: 'link', source: 'none', of: 'link/web' },
    PROFILE,
    { ...PROFILE, of: 'perfil/SALA' },
  ];
  for (const event of events) expect(await send(event)).toBe(204);
  expect(await stored()).toEqual({
    days: {
      25: {
        item: { qr: 1, instagram: 1 },
        reservation: { qr: 1 },
        link: { none: 1 },
        profile: { none: 2 },
      },
    },
    items: { 'evento/pena': { item: 2, reservation: 1 }, 'link/web': { link: 1 } },
    capped: [],
  });
});

test('a month ends at midnight in Argentina, and expires when no year needs it', async () => {
  moment = new Date('2026-12-01T02:59:59Z');
  await send(VIEW);
  moment = new Date('2026-12-01T03:00:00Z');
  await send(VIEW);
  expect((await stored()).days).toEqual({ 30: { item: { qr: 1 } } });
  expect((await stored('sala', '2026-12')).days).toEqual({ '01': { item: { qr: 1 } } });
  const { expiresAt } = (await refs.figures(db, 'sala', '2026-11').get()).data() ?? {};
  expect(expiresAt.toDate()).toEqual(new Date('2028-12-01T03:00:00Z'));
});

test.each([
  ['an unknown field', 400, { ...VIEW, uid: 'ana' }],
  ['an unknown kind', 400, { ...VIEW, kind: 'like' }],
  ['an address as source', 400, { ...VIEW, source: 'https://example.com' }],
  ['no event', 400, '{'],
  ['several events', 400, [VIEW, VIEW]],
  ['more than a kilobyte', 413, { ...VIEW, of: `evento/${'a'.repeat(1024)}` }],
  ['a hidden item', 204, { ...VIEW, of: 'evento/oculta' }],
  ['a missing item', 204, { ...VIEW, of: 'evento/nada' }],
  ['an item of another kind', 204, { ...VIEW, of: 'curso/pena' }],
  ['a reserved id', 204, { ...VIEW, of: 'evento/__pena__' }],
  ['a missing profile', 204, { ...PROFILE, of: 'perfil/nadie' }],
  ['a person who is no creator', 204, { ...PROFILE, of: 'perfil/ana' }],
])('%s is answered %i and counts nothing', async (_what, status, event) => {
  expect(await send(event)).toBe(status);
  for (const uid of ['sala', 'otra-sala', 'ana']) expect(await stored(uid)).toEqual(NOTHING);
});

test.each([
  ['a known bot', 204, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['WhatsApp’s preview', 204, { 'user-agent': 'WhatsApp/2.23' }],
  ['no user agent', 204, { 'user-agent': '' }],
  ['who asks not to be counted', 204, { 'sec-gpc': '1' }],
  ['a page prepared in advance', 204, { 'sec-purpose': 'prefetch;prerender' }],
  ['a form of another site', 415, { 'content-type': 'text/plain' }],
])('%s is not counted', async (_who, status, headers) => {
  expect(await send(VIEW, headers)).toBe(status);
  expect(await stored()).toEqual(NOTHING);
});

test('only POST counts', async () => {
  expect(await send(VIEW, {}, 'GET')).toBe(405);
});

test('a closed account and a deleted one get no document', async () => {
  await send(PROFILE);
  await refs.figures(db, 'sala', '2026-11').delete();
  await refs.user(db, 'sala').update({ closedAt: NOW });
  expect(await send(PROFILE)).toBe(204);
  await refs.user(db, 'sala').delete();
  expect(await send(PROFILE)).toBe(204);
  expect((await refs.figures(db, 'sala', '2026-11').get()).exists).toBe(false);
});

test('what is hidden later stops to count within ten minutes', async () => {
  await send(VIEW);
  await refs.item(db, 'evento', 'pena').update({ visibilidad: 'oculto' });
  moment = new Date(NOW.getTime() + 10 * 60_000 + 1);
  await send(VIEW);
  expect((await stored()).items).toEqual({ 'evento/pena': { item: 1 } });
});

test('many at once share few writes, and each is answered after its own', async () => {
  await send(VIEW); // the owner is known from here on
  const write = vi.spyOn(db, 'runTransaction');
  let answered = 0;
  let least = Number.POSITIVE_INFINITY;
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      await send(VIEW);
      answered++;
      const seen = (await stored()).items['evento/pena']?.item ?? 0;
      least = Math.min(least, seen - answered);
    }),
  );
  expect(write).toHaveBeenCalledTimes(2);
  expect(least, 'more answers than counts').toBeGreaterThanOrEqual(0);
  expect((await stored()).items).toEqual({ 'evento/pena': { item: 51 } });
  write.mockRestore();
});

test('a write that fails counts nothing, and one whose answer is lost counts once', async () => {
  const original = db.runTransaction.bind(db);
  const write = vi.spyOn(db, 'runTransaction');
  const unavailable = Object.assign(new Error('unavailable'), { code: 14 });
  write.mockRejectedValueOnce(unavailable);
  await expect(send(VIEW)).rejects.toBe(unavailable);
  expect(await stored()).toEqual(NOTHING);
  write.mockImplementationOnce(async (work, options) => {
    await original(work, options);
    throw unavailable;
  });
  await expect(send(VIEW)).rejects.toBe(unavailable);
  write.mockRejectedValueOnce(Object.assign(new Error('aborted'), { code: 10 }));
  expect(await send(VIEW)).toBe(204);
  write.mockRestore();
  expect((await stored()).items).toEqual({ 'evento/pena': { item: 2 } });
});

test('a network that floods a creator is cut off, the hour is marked, and others go on', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = await Promise.all(
    Array.from({ length: MOST.ofCreator + 20 }, () => send(VIEW, from('203.0.113.7'))),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(await send(VIEW, from('198.51.100.4'))).toBe(204);
  const month = await stored();
  expect(month.items['evento/pena']?.item).toBe(MOST.ofCreator + 1);
  expect(month.capped).toEqual(['25T12']);
});

test('a network that asks for what is missing causes a bounded number of reads', async () => {
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const get = vi.spyOn(db, 'collection');
  const missing = (n: number) => send({ ...VIEW, of: `evento/nada${n}` }, from);
  await Promise.all(Array.from({ length: MOST.all }, (_, n) => missing(n % 50)));
  const before = get.mock.calls.length;
  expect(await missing(51)).toBe(429);
  expect(get.mock.calls.length).toBe(before);
  get.mockRestore();
});
