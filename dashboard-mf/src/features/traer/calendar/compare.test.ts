import type { Brought, BroughtEvent } from '@vidriera/kit/requests/brought';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { beforeEach, expect, test } from 'vitest';
import { compare, type FoundEvent } from './compare.ts';

const TODAY = '2026-11-28';
let brought: Brought;
let there: Map<string, OwnItem<'evento'> | null>;
beforeEach(() => {
  brought = { salt: 'a'.repeat(32), keys: [], prints: [], address: null };
  there = new Map();
});
const ports = {
  rememberBrought: async ({
    events = [],
    address,
  }: {
    events?: readonly BroughtEvent[];
    address?: string | null;
  }) => {
    for (const { key, print } of events) {
      brought.keys.push(key);
      if (print) brought.prints = [...brought.prints.filter((one) => !one.startsWith(key)), key + print];
    }
    brought = { ...brought, address: address === undefined ? brought.address : address };
    return brought;
  },
  ownItems: async () => there as never,
};
const event = (key: string, titulo = key) => ({
  key,
  olderKey: null,
  of: 0,
  dia: '2026-12-01',
  data: { titulo, visibilidad: 'oculto' } as never,
});
const look = (...keys: string[]) =>
  compare(
    'ana',
    keys.map((key) => event(key)),
    null,
    TODAY,
    ports,
  );
const item = (titulo: string, more: object = {}) =>
  ({ titulo, visibilidad: 'oculto', version: '1.0', ...more }) as never;
const keep = (one: FoundEvent | undefined, titulo: string) => {
  const { id = '', print = '' } = one ?? {};
  const key = id.slice(12);
  brought.keys.push(key);
  brought.prints.push(key + print);
  there.set(id, item(titulo));
};

test('an event that is there is left as it is, one that was deleted stays away', async () => {
  const [first] = await look('uno');
  expect(first).toMatchObject({ state: 'new' });
  const id = first?.id ?? '';
  keep(first, 'uno');
  expect(await look('uno', 'dos')).toMatchObject([{ id, state: 'had' }, { state: 'new' }]);
  there.delete(id);
  expect(await look('uno', 'dos')).toMatchObject([{ id, state: 'gone' }, { state: 'new' }]);
});

test('a later change is taken where nobody edited the draft, again and again', async () => {
  keep((await look('uno'))[0], 'uno');
  const later = () => compare('ana', [event('uno', 'Uno, más tarde')], null, TODAY, ports);
  const [changed] = await later();
  expect(changed).toMatchObject({ state: 'changed', version: '1.0' });
  const id = changed?.id ?? '';

  there.set(id, item('uno', { aviso: 'Lo edité' }));
  expect(await later()).toMatchObject([{ state: 'had' }]);
  there.set(id, item('uno', { visibilidad: 'publico' }));
  expect(await later()).toMatchObject([{ state: 'had' }]);
  there.set(id, null);
  expect(await later(), 'unreadable').toMatchObject([{ state: 'had' }]);

  there.set(id, item('Uno, más tarde'));
  expect(await later(), 'its note was lost').toMatchObject([{ state: 'had' }]);
  expect(await look('uno')).toMatchObject([{ state: 'changed' }]);
});

test('a calendar that lost a past exception did not change', async () => {
  const excepciones = ['2026-11-02|cancelado', '2026-12-07|cancelado'];
  const first = { ...event('uno'), data: { titulo: 'uno', visibilidad: 'oculto', excepciones } as never };
  const [one] = await compare('ana', [first], null, TODAY, ports);
  keep(one, 'uno');
  there.set(one?.id ?? '', item('uno', { excepciones }));
  const later = (from: number) => ({
    ...first,
    data: { titulo: 'uno', visibilidad: 'oculto', excepciones: excepciones.slice(from) } as never,
  });
  expect(await compare('ana', [later(1)], null, TODAY, ports)).toMatchObject([{ state: 'had' }]);
  expect(await compare('ana', [later(2)], null, TODAY, ports)).toMatchObject([{ state: 'changed' }]);
});

test('an event that was brought before prints were kept is left as it is', async () => {
  keep((await look('uno'))[0], 'uno');
  brought.prints = [];
  expect(await compare('ana', [event('uno', 'Otro')], null, TODAY, ports)).toMatchObject([{ state: 'had' }]);
});

test('an event whose note was lost is noted, without a print if it may have been edited', async () => {
  const [first, second] = await look('uno', 'dos');
  there.set(first?.id ?? '', item('uno'));
  there.set(second?.id ?? '', item('Dos, editado'));
  await look('uno', 'dos');
  const key = first?.id.slice(12);
  expect(brought.keys).toEqual([key, second?.id.slice(12)]);
  expect(brought.prints).toEqual([`${key}${first?.print}`]);
});

test('an event of the creator that no calendar brought is not noted', async () => {
  there.set('0123456789abMadeByHand00', item('a mano'));
  expect(await look('uno')).toMatchObject([{ state: 'new' }]);
  expect(brought.keys).toEqual([]);
});

test('an address is remembered, and a file leaves it', async () => {
  await compare('ana', [], 'https://ejemplo.com/a.ics', TODAY, ports);
  await look('uno');
  expect(brought.address).toBe('https://ejemplo.com/a.ics');
});

test('ids are the owner’s, and need the salt', async () => {
  const [first] = await look('uno');
  brought.salt = 'b'.repeat(32);
  const [other] = await look('uno');
  expect(first?.id.slice(0, 12)).toBe(other?.id.slice(0, 12));
  expect(first?.id).not.toBe(other?.id);
});

test('an event that was brought under an older name keeps its id; of two under one UID the first has it', async () => {
  const [first] = await look('uid');
  keep(first, 'uid');
  const twins = [
    { ...event('uid\n2026-12-01T20:00:00'), olderKey: 'uid' },
    { ...event('uid\n2026-12-02T20:00:00'), olderKey: null },
  ];
  const [one, two] = await compare('ana', twins, null, TODAY, ports);
  expect(one?.id).toBe(first?.id);
  expect([one?.state, two?.state]).toEqual(['changed', 'new']);
});

test('an event under a new UID at each reading is recognised by its title and beginning', async () => {
  const on = (key: string, dia: string) => ({
    ...event(key, 'Peña'),
    data: { titulo: 'Peña', visibilidad: 'oculto', fechaExacta: new Date(`${dia}T03:00:00Z`) } as never,
  });
  const [first] = await compare('ana', [on('a1', '2026-12-05')], null, TODAY, ports);
  const key = first?.id.slice(12) ?? '';
  brought.keys.push(key);
  brought.prints.push(key + first?.print);
  there.set(first?.id ?? '', item('Peña', { fechaExacta: new Date('2026-12-05T03:00:00Z') }));
  const again = await compare('ana', [on('b2', '2026-12-05'), on('b3', '2026-12-12')], null, TODAY, ports);
  expect(again).toMatchObject([{ id: first?.id, state: 'had' }, { state: 'new' }]);
  const both = await compare('ana', [on('b2', '2026-12-05'), on('a1', '2026-12-05')], null, TODAY, ports);
  expect(both, 'not where the file has its UID').toMatchObject([{ state: 'new' }, { id: first?.id }]);
});
