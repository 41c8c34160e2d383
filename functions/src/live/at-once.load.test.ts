import { midnight } from '@vidriera/domain/values/fecha';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { newPhone } from '../testing/claims.ts';
import { itemData } from '../testing/data.ts';
import { alive, call, type LiveAccount, newAccount, waitUntil } from '../testing/live.ts';
import { FECHA, sessionRequests } from '../testing/session-requests.ts';

const [evento, promo] = ['a-la-vez', 'a-la-vez'];
/** The emulator starts a process for each. */
const AT_ONCE = 6;
let someone: LiveAccount;
let phoneKey = '';

beforeAll(async () => {
  const { db } = alive;
  const owner = await newAccount('club.a.la.vez');
  someone = await newAccount('toca.dos.veces');
  phoneKey = (await newPhone()).phoneKey;
  await call('saveProfile', { role: 'creador', creador: { descripcion: 'Peña' } }, owner.token);
  const fields = { aforo: 9, linkReserva: null, fechaExacta: midnight(FECHA) };
  await refs.item(db, 'evento', evento).set(itemData(db, 'evento', owner.uid, fields));
  await refs.item(db, 'promo', promo).set(itemData(db, 'promo', owner.uid, { cantCanjeos: 9 }));
  const items = [refs.item(db, 'evento', evento), refs.item(db, 'promo', promo)];
  await waitUntil(async () => (await db.getAll(...items)).every((item) => item.get('visible')));
});

test('several requests of one person at once: each callable answers all, without an error of its own', async () => {
  for (const { name, data, kind } of sessionRequests({ evento, promo, phoneKey })) {
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => call(name, data, someone.token)));
    expect(Math.max(...replies.map(({ status }) => status)), kind).toBeLessThan(500);
  }
  const parties = await alive.db.collection('party').where('uid', '==', someone.uid).get();
  expect(parties.size, 'asked for and given up').toBe(0);
  expect((await alive.db.collection('claim').where('uid', '==', someone.uid).get()).size).toBe(1);
});
