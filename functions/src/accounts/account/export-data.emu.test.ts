import { TIPOS } from '@vidriera/domain/values/ids';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { invite } from '../../attend/claims/helpers.ts';
import { DOCUMENTS, type ExportedCollection } from '../../base/firestore/collections.ts';
import { refs } from '../../base/firestore/refs.ts';
import { claimsOver } from '../../testing/claims.ts';
import { creador, publish } from '../../testing/data.ts';
import { at, creatorIs, doorPhone } from '../../testing/door.ts';
import { NOW, project } from '../../testing/project.ts';
import { seatsOver } from '../../testing/seats.ts';
import { exportData } from './export-data.ts';

const deps = project('exported');
const { db, auth } = deps;
const { took, promo } = await claimsOver(deps);
const { event, ask, giveUp } = seatsOver(deps);
const UID = 'zulma';

/** Returns every document that names the person, in its path or its fields. */
async function naming(db: Firestore): Promise<string[]> {
  const found: string[] = [];
  const walk = async (collections: CollectionReference[]): Promise<void> => {
    for (const collection of collections)
      for (const ref of await collection.listDocuments()) {
        const fields = JSON.stringify((await ref.get()).data() ?? null, (_, value) => value?.path ?? value);
        if (`${ref.path} ${fields}`.includes(UID)) found.push(ref.path);
        await walk(await ref.listCollections());
      }
  };
  await walk(await db.listCollections());
  return found.sort();
}

/** Returns a path's row: 'user/{uid}/counter/{kind}' for 'user/zulma/counter/link'. */
const kindOf = (path: string) =>
  Object.entries(DOCUMENTS).find(([shape]) =>
    new RegExp(`^${shape.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`).test(path),
  );

beforeAll(async () => {
  for (const uid of [UID, 'otro']) {
    await auth.createUser({ uid, email: `${uid}@example.com` });
    await creador(db, uid, { email: `${uid}@example.com` });
  }
  for (const tipo of TIPOS) await publish(deps, tipo, UID, { [`${UID}-1`]: {} });
  await db.doc(`user/${UID}/counter/link`).set({ count: 1, lastId: `${UID}-1` });
  await promo('otro', 'vino', 10, { fechaHasta: new Date('2026-12-01T03:00:00Z') });
  await promo(UID, 'pan', 10);
  await event('otro', 'cena', 1);
  await event(UID, 'pena', 5);
  await took(UID, 'vino');
  await took('otro', 'pan');
  await invite(deps, UID, 'Sol');
  await ask('otro', 'cena');
  await ask(UID, 'cena'); // waits, then gets a notice
  await giveUp('otro', 'cena');
  await ask('otro', 'pena');
  await doorPhone(deps, at('pena'), creatorIs(UID)).open();
  const perfil = (await refs.creador(db, UID).get()).data();
  await refs
    .brought(db, UID)
    .set({ salt: 'a'.repeat(32), keys: [], address: `https://ejemplo.com/${UID}.ics` });
  await refs.keptPerfil(db, UID).set({ perfil, localidad: null, expiresAt: NOW });
  await refs.figures(db, UID, '2026-11').set({ days: { 25: { profile: { qr: 1 } } }, expiresAt: NOW });
  await refs.orden(db, UID).set({ lista: ['# Entradas'], updatedAt: NOW });
  await refs.complaint(db, `evento_cena_${UID}`).set({ uid: UID, case: 'evento_cena', reason: 'spam' });
  await refs.follow(db, UID, 'otro').set({ uid: UID, creador: 'otro', since: NOW });
  await refs.reporter(db, UID).set({ mutedAt: NOW });
  await refs.ownCalendar(db, 'x').set({ uid: UID, createdAt: NOW });
  await refs.reminder(db, { evento: 'cena', fecha: '2026-11-28' }, UID).set({ uid: UID, evento: 'cena' });
  await refs.answer(db, { evento: 'cena', fecha: '2026-11-28' }, UID).set({ uid: UID, answers: [] });
  await refs.message(db, 'm').set({ uid: UID, text: 'Hola' });
});

test('exportData: includes every personal collection', async () => {
  const kinds = (await naming(db)).map(kindOf);
  expect(kinds).not.toContain(undefined);
  const personal = Object.entries(DOCUMENTS).filter(([, { personal }]) => personal === 'exported');
  const named = new Set(kinds.map((kind) => kind?.[0]));
  expect(personal.map(([shape]) => shape).filter((shape) => !named.has(shape as never))).toEqual([]);
  const data = await exportData(deps, UID);
  const lists: Record<ExportedCollection, unknown> = {
    ...(data.posts as Record<(typeof TIPOS)[number], unknown[]>),
    claim: data.claims,
    helper: data.helpers,
    party: data.seats,
    reminder: data.reminders,
    answer: data.answers,
    message: data.messages,
    ownCalendar: data.calendars,
    door: data.doors,
    notice: data.notices,
    mail: data.mail,
    username: data.usernames,
    refRolCreador: [data.perfilCreador],
    keptPerfil: [data.perfilCreadorGuardado],
    orden: [data.orden],
    brought: [data.traido],
    follow: data.follows,
    figures: data.figures as unknown[],
    user: [data.usuario],
    complaint: data.complaints,
    reporter: [data.reporter],
  };
  for (const [name, list] of Object.entries(lists))
    expect([name, list]).toEqual([name, expect.arrayContaining([expect.anything()])]);
});
