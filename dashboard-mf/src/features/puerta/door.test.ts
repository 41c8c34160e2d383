import { arrivalsOf, WALK_INS } from '@vidriera/domain/door/register';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { call } from '@vidriera/kit/requests/callable';
import { publishSession } from '@vidriera/session/store';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDoor } from './door.ts';
import { allMarks, type KeptDoor, newDoor, readDoorStore, writeDoorStore } from './door-store.ts';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));

const AT = { evento: itemIdSchema.parse('e1'), fecha: '2026-11-28' } as const;
const [ANA, OWN, OTHER] = ['a'.repeat(27), 'o'.repeat(16), 'x'.repeat(16)];
const list = {
  titulo: 'Peña',
  startsAt: '2026-11-28T21:00',
  hiddenAt: 9e12,
  creador: '',
  door: OWN,
  parties: [{ nonce: ANA, nombre: 'Ana', asked: 4, held: 4 }],
};
const lost = () => new Failure('no-connection', 'No hay conexión.');
const heard = (...doors: object[]) => vi.mocked(call).mockResolvedValueOnce({ what: 'sync', doors } as never);
const requests = () => vi.mocked(call).mock.calls.map(([, question]) => question as { ticks: object[] });
const kept = () => readDoorStore(AT) as KeptDoor;
const started = () => {
  const start: KeptDoor = { ...newDoor({ helper: null, uid: 'casa' }), list };
  writeDoorStore(AT, start);
  return createDoor(AT, start);
};

beforeEach(() => {
  localStorage.clear();
  publishSession({ user: null, loading: true, error: null });
  vi.mocked(call).mockReset().mockRejectedValue(lost());
});

it('notes at once, keeps it over a reload, and calls nothing sent before the server has answered', async () => {
  const door = started();
  door.tick(ANA, 3);
  expect(kept().unsent).toEqual({ [ANA]: { seq: 1, arrived: 3 } });
  await door.sync();
  expect(door.state()).toMatchObject({ signal: false });

  const again = createDoor(AT, kept());
  expect(arrivalsOf(allMarks(again.state().kept), ANA).arrived).toBe(3);
  heard({ door: OWN, version: 1, marks: { [ANA]: { seq: 1, arrived: 3 } } });
  await again.sync();
  expect(requests().at(-1)?.ticks).toEqual([{ party: ANA, seq: 1, arrived: 3 }]);
  expect(again.state()).toMatchObject({ signal: true, kept: { unsent: {} } });
  expect(kept().unsent).toEqual({});
});

it('keeps what was noted while an earlier mark was on its way, with a higher number', async () => {
  const door = started();
  const { promise, resolve } = Promise.withResolvers<never>();
  vi.mocked(call).mockReturnValueOnce(promise);
  door.tick(ANA, 4);
  door.tick(ANA, 0);
  expect(kept().unsent).toEqual({ [ANA]: { seq: 2, arrived: 0 } });
  heard();
  resolve({ what: 'sync', doors: [] } as never);
  await door.sync();
  expect(requests().map(({ ticks }) => ticks)).toEqual([
    [{ party: ANA, seq: 1, arrived: 4 }],
    [{ party: ANA, seq: 2, arrived: 0 }],
  ]);
  expect(kept().unsent).toEqual({});
  expect(arrivalsOf(allMarks(kept()), ANA).arrived).toBe(0);
});

it('goes on above its own marks that the server has', async () => {
  const door = started();
  heard(
    { door: OWN, version: 7, marks: { [WALK_INS]: { seq: 41, arrived: 3 } } },
    { door: OTHER, version: 1, marks: { [ANA]: { seq: 90, arrived: 4 } } },
  );
  await door.sync();
  door.tick(ANA, 2);
  expect(kept().unsent).toEqual({ [ANA]: { seq: 42, arrived: 2 } });
  expect(arrivalsOf(allMarks(kept()), ANA).byDoor).toEqual({ [OWN]: 2, [OTHER]: 4 });
});

it('sends long queues in bounded parts', async () => {
  const door = started();
  const many = Object.fromEntries(
    Array.from({ length: 150 }, (_, i) => [`${i}`.padStart(27, 'p'), { seq: i + 1, arrived: 1 }]),
  );
  writeDoorStore(AT, { ...kept(), unsent: many });
  heard();
  heard();
  await door.sync();
  expect(requests().map(({ ticks }) => ticks.length)).toEqual([100, 50]);
  expect(kept().unsent).toEqual({});
});

it('keeps its queue when the server refuses, and its names only while it may', async () => {
  const door = started();
  door.tick(ANA, 1);
  await door.sync();
  vi.mocked(call).mockRejectedValueOnce(new Failure('too-many-attempts', 'Probá más tarde.'));
  await door.sync();
  expect(door.state()).toMatchObject({ problem: 'Probá más tarde.', isClosed: false });
  expect(Object.keys(kept().unsent)).toEqual([ANA]);
  vi.mocked(call).mockRejectedValueOnce(new Failure('not-found', messages.door.helperGone));
  await door.sync();
  expect(door.state()).toMatchObject({ problem: messages.door.helperGone, isClosed: true });
  expect(localStorage).toHaveLength(0);
});

it('says that a phone without storage loses its marks with the page', () => {
  const door = started();
  vi.stubGlobal('localStorage', {
    getItem: localStorage.getItem.bind(localStorage),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  door.tick(ANA, 1);
  vi.unstubAllGlobals();
  expect(door.state().problem).toBe(messages.door.noStorage);
  expect(door.state().kept.unsent).toEqual({ [ANA]: { seq: 1, arrived: 1 } });
  writeDoorStore(AT, null);
});

it('keeps no names of an answer that comes after the session, and what was not sent', async () => {
  const door = started();
  door.tick(ANA, 3);
  await door.sync();
  publishSession({ user: null, loading: false, error: null });
  heard();
  vi.mocked(call).mockRejectedValueOnce(lost());
  door.tick(ANA, 4);
  expect(kept()).toMatchObject({ list: null, unsent: { [ANA]: { arrived: 4 } } });
  await door.sync();
  expect(kept()).toMatchObject({ list: null, doors: {}, unsent: {} });
  expect(JSON.stringify(localStorage)).not.toContain('Ana');
});
