import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { repair } from '../../items/agenda/repair.ts';
import { updateDerived } from '../../items/items/derived.ts';
import { dia, testApi } from '../../testing/api.ts';
import { publish, putPeople, SECRET } from '../../testing/data.ts';

const { deps, db, request } = testApi('api-subscribed');

beforeAll(async () => {
  await putPeople(deps, ['lectora'], { role: 'personal' });
  await putPeople(deps, ['retenida'], { role: 'creador', retenido: 'revision' });
  const fechaExacta = dia('2026-11-28');
  await publish(deps, 'evento', 'beto', {
    salta: { titulo: 'Peña salteña', localidad: 'salta', fechaExacta },
    cancelada: { fechaExacta, estado: 'cancelado' },
    oculta: { fechaExacta, visibilidad: 'oculto' },
    enlace: { fechaExacta, visibilidad: 'enlace' },
    luego: { fechaExacta, publicarDesde: dia('2026-11-27') },
    retenida: { fechaExacta },
  });
  await refs.username(db, 'beto.antes').set({ uid: 'beto', freeFrom: dia('2027-11-01') });
  await refs.held(db, 'evento/retenida' as never).set({ since: deps.now(), reasons: { desk: deps.now() } });
  await refs.item(db, 'evento', 'retenida').update({ retenido: 'revision' });
  await updateDerived(deps, [refs.item(db, 'evento', 'retenida')]);
  await repair(deps);
});

/** Reads a calendar with another program. */
async function read(path: string) {
  const response = await request(path);
  expect(response.status, path).toBe(200);
  const text = await response.text();
  expect(text).not.toContain(SECRET);
  const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const events = entries.map((one) => new ICAL.Event(one));
  return {
    response,
    states: events.map((one) => `${one.uid} ${one.component.getFirstPropertyValue('status')}`),
  };
}

test('a creator’s agenda has what everybody may see, in order, and says what was called off', async () => {
  const { states, response } = await read('/beto/agenda.ics');
  expect(states).toEqual([
    'manana@vidriera CONFIRMED',
    'cancelada@vidriera CANCELLED',
    'salta@vidriera CONFIRMED',
    'enero@vidriera CONFIRMED',
  ]);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  const etag = response.headers.get('etag') ?? '';
  const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  expect((await request('/BETO/agenda.ics', { headers: known })).status).toBe(304);
  expect((await read('/beto.antes/agenda.ics')).states, 'by an old name').toEqual(states);
});

test('a place’s agenda has its items alone', async () => {
  expect((await read('/explore/en/salta/agenda.ics')).states).toEqual(['salta@vidriera CONFIRMED']);
});

test.each([
  '/nadie/agenda.ics',
  '/lectora/agenda.ics',
  '/retenida/agenda.ics',
  '/explore/agenda.ics',
  '/explore/en/nada/agenda.ics',
  '/%E0%A4%A/agenda.ics',
  '/explore/en/..%2F/agenda.ics',
  `/${'a'.repeat(2000)}/agenda.ics`,
])('%s is none', async (path) => {
  expect([400, 404]).toContain((await request(path)).status);
});
