import type { Brought } from '@vidriera/kit/requests/brought';
import { beforeEach, expect, test } from 'vitest';
import { compare } from './compare.ts';

let brought: Brought;
let there: Set<string>;
beforeEach(() => {
  brought = { salt: 'a'.repeat(32), keys: [], address: null };
  there = new Set();
});
const ports = {
  rememberBrought: async ({ key, address }: { key?: string; address?: string | null }) => {
    brought = {
      ...brought,
      keys: key ? [...brought.keys, key] : brought.keys,
      address: address === undefined ? brought.address : address,
    };
    return brought;
  },
  ownIds: async () => there,
};
const event = (key: string) => ({ key, dia: '2026-12-01', data: { titulo: key } as never });
const look = (...keys: string[]) => compare('ana', keys.map(event), null, ports);

test('an event that is there is left as it is, one that was deleted stays away', async () => {
  const [first] = await look('uno');
  expect(first).toMatchObject({ state: 'new' });
  const id = first?.id ?? '';
  brought.keys.push(id.slice(12));
  there.add(id);
  expect(await look('uno', 'dos')).toMatchObject([{ id, state: 'had' }, { state: 'new' }]);
  there.delete(id);
  expect(await look('uno', 'dos')).toMatchObject([{ id, state: 'gone' }, { state: 'new' }]);
});

test('an event whose note was lost is noted', async () => {
  const [first] = await look('uno');
  there.add(first?.id ?? '');
  await look('uno');
  expect(brought.keys).toEqual([first?.id.slice(12)]);
});

test('an event of the creator that no calendar brought is not noted', async () => {
  there.add('0123456789abMadeByHand00');
  expect(await look('uno')).toMatchObject([{ state: 'new' }]);
  expect(brought.keys).toEqual([]);
});

test('an address is remembered, and a file leaves it', async () => {
  await compare('ana', [], 'https://ejemplo.com/a.ics', ports);
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
