import { callables } from '@vidriera/domain/api/callables-schema';
import { random128 } from '@vidriera/domain/claim/random-128';
import { MAX_SEQ, TICKS_AT_ONCE } from '@vidriera/domain/door/limits';
import { WALK_INS } from '@vidriera/domain/door/register';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { itemData } from '../testing/data.ts';
import { alive, call, newAccount, waitUntil } from '../testing/live.ts';

const { db } = alive;
const evento = 'puerta-viva';
let owner = '';
let guest = '';
let at = { evento, fecha: '' };
const door = random128();

const answerTo = async (data: object, token?: string) => {
  const { result, refusal } = await call('door', { ...at, ...data }, token);
  return refusal ? refusal.code : callables.door.output.parse(result);
};

beforeAll(async () => {
  const [one, two] = [await newAccount('club.de.puerta'), await newAccount('ana.puerta')];
  [owner, guest] = [one.token, two.token];
  const perfil = { display_name: 'Club', role: 'creador', creador: { descripcion: 'Peña' } };
  await call('saveProfile', perfil, owner);
  const data = { titulo: 'Peña', aforo: 20, linkReserva: null, fechaPeriodica: 'Todos los sábados' };
  await refs.item(db, 'evento', evento).set(itemData(db, 'evento', one.uid, data));
  await waitUntil(async () => (await refs.item(db, 'evento', evento).get()).get('visible'));
  const { result } = await call('seats', { what: 'dates', evento }, guest);
  const { dates } = callables.seats.output.parse(result) as { dates: { fecha: string }[] };
  at = { evento, fecha: dates[0]?.fecha ?? '' };
  await call('seats', { what: 'go', ...at, asked: 2 }, guest);
});

test('a list is opened, ticked by creator and helper, and closed to all others, as the contract says', async () => {
  const opened = await answerTo({ what: 'open', helper: null, door }, owner);
  expect(opened).toMatchObject({ list: { parties: [{ asked: 2, held: 2 }] }, doors: [], helpers: [] });
  const party = (opened as { list: { parties: { nonce: string }[] } }).list.parties[0]?.nonce ?? '';
  const sync = (ticks: object[], token: string | undefined = owner) =>
    answerTo({ what: 'sync', helper: null, door, ticks, known: {} }, token);
  const tick = { party, seq: 1, arrived: 2 };
  expect(await sync([tick])).toMatchObject({
    doors: [{ version: 1, marks: { [party]: { seq: 1, arrived: 2 } } }],
  });

  const link = random128() + random128();
  expect(await answerTo({ what: 'invite', nombre: 'Sol', link }, owner)).toMatchObject({ link });
  const joined = await answerTo({ what: 'join', link, secret: random128() });
  const { helper } = joined as { helper: object };
  expect(await answerTo({ what: 'open', helper, door })).toMatchObject({
    helpers: null,
    doors: [{ version: 1 }],
  });

  const everything = [
    { what: 'open', helper: null, door },
    { what: 'sync', helper: null, door, ticks: [tick], known: {} },
    { what: 'invite', nombre: 'Yo', link: random128() + random128() },
    { what: 'withdraw', id: link.slice(0, 22) },
  ];
  for (const data of everything) {
    expect(await answerTo(data), 'a stranger').toBe('no-session');
    expect(await answerTo(data, guest), 'a guest').toBe('not-found');
  }

  const bad = [
    [{ ...tick, seq: MAX_SEQ + 1 }],
    [{ ...tick, seq: 0 }],
    [{ ...tick, seq: 1.5 }],
    [{ ...tick, arrived: 5 }],
    [{ ...tick, arrived: -1 }],
    [{ ...tick, party: 'ana' }],
    [{ ...tick, party: '__proto__' }],
    [{ ...tick, party: 'A'.repeat(27) }],
    [{ party: WALK_INS, seq: 2, arrived: 5001 }],
    Array.from({ length: TICKS_AT_ONCE + 1 }, () => tick),
  ];
  for (const ticks of bad) expect(await sync(ticks), JSON.stringify(ticks[0])).toBe('invalid-data');

  expect(await answerTo({ what: 'withdraw', id: link.slice(0, 22) }, owner)).toMatchObject({
    withdrawn: true,
  });
  expect(await answerTo({ what: 'open', helper, door })).toBe('not-found');
  const kept = await refs.doorMarks(db, at).get();
  expect(kept.docs.map((doc) => doc.get('marks'))).toEqual([{ [party]: { seq: 1, arrived: 2 } }]);
});
