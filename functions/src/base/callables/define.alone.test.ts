import type { CallableRequest } from 'firebase-functions/https';
import { describe, expect, it, vi } from 'vitest';
import { define, definitions, type Kinds } from './define.ts';
import { type Refusals, refusedBy } from './refusals.ts';

// Both look in the database.
vi.mock('../people/throw-if-gone.ts', () => ({ throwIfFrozen: vi.fn(), throwIfGone: vi.fn() }));

const request = (data: object, uid?: string) =>
  ({
    data,
    rawRequest: { headers: {} },
    ...(uid && { auth: { uid, token: {} } }),
  }) as unknown as CallableRequest;

/** Counts in memory, so that no test needs a database. */
const counted = vi.fn();
const LIMITS = { limits: [{ scopes: [], count: async () => counted() }], even: 'gone' } as const;
const refusalOf = (call: Promise<unknown>) => call.then(String, ({ details }) => details?.code);

describe('of kinds for people with a session alone', () => {
  const kinds: Kinds<'rename'> = {
    names: {
      who: 'session',
      ...LIMITS,
      answer: async ({ uid, input }) => ({ what: input.what, names: uid as never }),
    },
    change: { who: 'session', ...LIMITS, answer: async ({ input }) => input },
  };
  const rename = define('rename', {}, kinds);

  it('asks for the session, then for the input, then counts, then answers', async () => {
    counted.mockReset();
    expect(await refusalOf(rename.run(request({ what: 'nothing' })))).toBe('no-session');
    expect(await refusalOf(rename.run(request({ what: 'nothing' }, 'ana')))).toBe('invalid-data');
    expect(counted).not.toHaveBeenCalled();
    expect(await rename.run(request({ what: 'names' }, 'ana'))).toEqual({ what: 'names', names: 'ana' });
    expect(counted).toHaveBeenCalledOnce();
  });

  it('makes its own checks after all others', async () => {
    const order: string[] = [];
    counted.mockReset().mockImplementation(() => order.push('counted'));
    const checks = ['first', 'second'].map((name) => async () => order.push(name));
    const names = { ...kinds.names, checks } as typeof kinds.names;
    await define('rename', {}, { ...kinds, names }).run(request({ what: 'names' }, 'ana'));
    expect(order).toEqual(['counted', 'first', 'second']);
  });
});

describe('of kinds for strangers, too', () => {
  const dates = vi.fn();
  const kinds: Partial<Kinds<'door'>> = {
    join: { who: 'anybody', ...LIMITS, answer: async ({ uid }) => ({ what: 'join', helper: uid as never }) },
    find: {
      who: 'helper',
      ...LIMITS,
      answer: async ({ by }) => ({ what: 'find', nonces: [by.uid ?? by.helper.id] }),
    },
    dates: { who: 'session', ...LIMITS, answer: dates },
  };
  const door = define('door', {}, kinds as Kinds<'door'>);
  const at = { evento: 'pena', fecha: '2030-01-05' };
  const find = { what: 'find', ...at, words: 'ana' };
  const id = 'a'.repeat(22);

  it('asks for the input first, then for the session that its kind needs', async () => {
    counted.mockReset();
    expect(await refusalOf(door.run(request({ what: 'nothing' })))).toBe('invalid-data');
    expect(await refusalOf(door.run(request({ what: 'dates' })))).toBe('no-session');
    expect(counted).not.toHaveBeenCalled();
    expect(dates).not.toHaveBeenCalled();
  });

  it('takes a helper by their secret, or else the session', async () => {
    const asHelper = { ...find, helper: { id, secret: id } };
    expect(await door.run(request(asHelper, 'ana'))).toEqual({ what: 'find', nonces: [id] });
    expect(await door.run(request({ ...find, helper: null }, 'ana'))).toEqual({
      what: 'find',
      nonces: ['ana'],
    });
    expect(await refusalOf(door.run(request({ ...find, helper: null })))).toBe('no-session');
  });

  it('is listed with its kinds', () => {
    expect(Object.keys(definitions.get('door') ?? {})).toEqual(['join', 'find', 'dates']);
  });
});

describe('a table of refusals', () => {
  type Outcome = { kind: 'over' } | { kind: 'taken' } | { kind: 'few'; free: number };
  const table: Refusals<Outcome> = {
    over: ['over', 'Terminó.'],
    taken: ['username-taken', 'Ese nombre ya está en uso.', 'username'],
    few: ({ free }) =>
      refusedBy<Outcome>({ ...table, few: ['over', `Quedan ${free}.`] }, { kind: 'few', free }),
  };
  it('refuses with a code and a message, of a field, or by a function of the outcome', () => {
    expect(refusedBy<Outcome>(table, { kind: 'over' }).details).toMatchObject({ code: 'over', fields: [] });
    expect(refusedBy<Outcome>(table, { kind: 'taken' }).details).toMatchObject({
      fields: [{ field: 'username', message: 'Ese nombre ya está en uso.' }],
    });
    expect(refusedBy<Outcome>(table, { kind: 'few', free: 2 }).message).toBe('Quedan 2.');
  });
});
