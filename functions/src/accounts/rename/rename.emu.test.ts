import { RENAME } from '@vidriera/domain/rename/limits';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { perfilFormSchema } from '@vidriera/domain/usuario/schema';
import { usernameSchema } from '@vidriera/domain/usuario/username-schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { describe, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { releaseNames } from '../../jobs/daily/release-names.ts';
import { sweepReservations } from '../../jobs/daily/sweep-reservations.ts';
import { perfil } from '../../site/api/read/profile.ts';
import { createSubjects } from '../../site/figures/subjects.ts';
import { creador } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { saveForm } from '../../testing/save-form.ts';
import { findThing } from '../../trust/complaints/thing.ts';
import { subjectAt } from '../../trust/held/address.ts';
import { exportData } from '../account/export-data.ts';
import { removeAccount } from '../account/remove-account.ts';
import { checkUsername } from '../sign-up/check-username.ts';
import { signUp } from '../sign-up/sign-up.ts';
import { readOwnNames } from './names.ts';
import { rename } from './rename.ts';

const deps = project('rename');
const { db } = deps;
const at = (days: number) => ({ ...deps, now: () => new Date(NOW.getTime() + days * DAY_MS) });
const { waitDays: WAIT, leadsDays: LEADS } = RENAME;
const change = (uid: string, to: string, days = 0) => rename(at(days), uid, usernameSchema.parse(to));
const renamed = (username: string) => ({ kind: 'renamed', username });
const userOf = async (uid: string) => (await refs.user(db, uid).get()).data();
const nameOf = async (name: string) => (await refs.username(db, name).get()).data();
const alikeOf = async (key: string) => (await db.doc(`usernameAlike/${key}`).get()).get('username');
const signUpAs = (username: string, days = 0) =>
  signUp(at(days), {
    username: usernameSchema.parse(username),
    email: `${username}.${days}@otra.example.com`,
    password: 'una clave larga',
    terminosVersion: TERMS_VERSION,
  });
const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

describe('a change of username', () => {
  test('reserves the new name, and the old one leads to the same person for a year', async () => {
    await creador(db, 'cambia');
    expect(await change('cambia', 'cambiada')).toEqual(renamed('cambiada'));
    expect(await userOf('cambia')).toMatchObject({
      username: 'cambiada',
      usernameChangedAt: expect.anything(),
    });
    expect(await nameOf('cambiada')).toMatchObject({ uid: 'cambia' });
    expect((await nameOf('cambia'))?.freeFrom.toDate()).toEqual(day(LEADS));
    for (const name of ['cambia', 'CAMBIA', 'cambiada']) {
      const found = await perfil(at(LEADS - 1), { username: name, tab: 'info' });
      expect(found?.body.perfil, name).toMatchObject({ id: 'cambia', username: 'cambiada' });
      expect((await findThing(at(1), `perfil/${name}`))?.creador).toBe('cambia');
      expect(await subjectAt(at(1), `https://vidriera.ar/${name}?tab=links`)).toBe('user/cambia');
      expect(await createSubjects(at(1)).ownerOf(`perfil/${name}`)).toBe('cambia');
    }
    expect(await perfil(at(LEADS), { username: 'cambia' })).toBeNull();
    for (const odd of ['a/b', '.', '../..', '__x__', 'x'.repeat(200)])
      expect(await perfil(deps, { username: odd }), odd).toBeNull();
  });

  test('the same again succeeds and changes nothing', async () => {
    await creador(db, 'repite');
    await change('repite', 'repetida');
    const before = await userOf('repite');
    expect(await change('repite', 'repetida', 1)).toEqual(renamed('repetida'));
    expect((await userOf('repite'))?.usernameChangedAt).toEqual(before?.usernameChangedAt);
    expect(await readOwnNames(at(1), 'repite')).toMatchObject({ old: [{ username: 'repite' }] });
  });

  test('two at once give one', async () => {
    await creador(db, 'apurada');
    const outcomes = await Promise.all(['uno', 'dos'].map((end) => change('apurada', `apurada.${end}`)));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['renamed', 'waits']);
    const { username } = (await userOf('apurada')) ?? {};
    const { docs } = await db.collection('username').where('uid', '==', 'apurada').get();
    expect(docs.map(({ id }) => id).sort()).toEqual(['apurada', username]);
  });

  test('two people who want one name: one gets it', async () => {
    for (const uid of ['ines', 'iris']) await creador(db, uid);
    const outcomes = await Promise.all(['ines', 'iris'].map((uid) => change(uid, 'deseado')));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['renamed', 'taken']);
  });

  test('waits 60 days by the server’s clock', async () => {
    await creador(db, 'espera');
    await change('espera', 'espera.uno');
    const until = day(WAIT).getTime();
    expect(await change('espera', 'espera.dos', WAIT - 1)).toEqual({ kind: 'waits', until });
    expect(await readOwnNames(at(WAIT - 1), 'espera')).toMatchObject({ waitsUntil: until });
    expect(await readOwnNames(at(WAIT), 'espera')).toMatchObject({ waitsUntil: null });
    expect(await change('espera', 'espera.dos', WAIT)).toEqual(renamed('espera.dos'));
  });

  test('with two old names only they may be taken back, until the first is free', async () => {
    await creador(db, 'tercera');
    await change('tercera', 'tercera.b');
    await change('tercera', 'tercera.c', WAIT);
    expect(await change('tercera', 'tercera.d', 2 * WAIT)).toEqual({
      kind: 'full',
      until: day(LEADS).getTime(),
    });
    expect((await checkUsername(deps, 'tercera', 'tercera')).available, 'their own').toBe(true);
    expect((await checkUsername(deps, 'tercera', 'otra')).available).toBe(false);
    expect(await change('tercera', 'tercera', 2 * WAIT)).toEqual(renamed('tercera'));
    expect(await nameOf('tercera')).not.toHaveProperty('freeFrom');
    expect((await readOwnNames(at(2 * WAIT), 'tercera'))?.old.map(({ username }) => username)).toEqual([
      'tercera.b',
      'tercera.c',
    ]);
  });

  test('drops the verified mark, as a change of the shown name does', async () => {
    await creador(db, 'marcada', { verificado: true });
    const same = perfilFormSchema.parse({ display_name: 'Casa marcada', role: 'personal' });
    await saveForm(deps, 'marcada', same);
    expect(await userOf('marcada')).toMatchObject({ verificado: true });
    await saveForm(deps, 'marcada', { ...same, display_name: 'Otra' });
    expect(await userOf('marcada')).toMatchObject({ verificado: false });
    await refs.user(db, 'marcada').update({ verificado: true });
    await change('marcada', 'marcada.dos');
    expect(await userOf('marcada')).toMatchObject({ verificado: false });
  });

  test('refuses missing and closed accounts', async () => {
    expect(await change('nunca', 'nunca.jamas')).toEqual({ kind: 'no-account' });
    await creador(db, 'cerrada', { closedAt: NOW });
    expect(await change('cerrada', 'cerrada.dos')).toEqual({ kind: 'no-account' });
    expect(await nameOf('cerrada.dos')).toBeUndefined();
  });
});

describe('an old name', () => {
  test('nobody else takes it or its look-alikes, until the night after its year', async () => {
    for (const uid of ['famosa', 'codicia']) await creador(db, uid);
    await change('famosa', 'otro.lugar');
    for (const name of ['famosa', 'fam0sa', 'fa.mosa', 'otro.lugar', '0tr0lugar']) {
      expect(await signUpAs(name), name).toEqual({ kind: 'username-taken' });
      expect(await change('codicia', name), name).toEqual({ kind: 'taken' });
    }
    await releaseNames(at(LEADS - 1));
    expect(await signUpAs('famosa', LEADS - 1)).toEqual({ kind: 'username-taken' });
    await releaseNames(at(LEADS));
    expect(await change('codicia', 'fam0sa', LEADS)).toEqual(renamed('fam0sa'));
  });

  test('freeing it leaves a look-alike that its person has now', async () => {
    await creador(db, 'parecida');
    await deps.auth.createUser({ uid: 'parecida' });
    expect(await change('parecida', 'pare.cida')).toEqual(renamed('pare.cida'));
    await releaseNames(at(LEADS));
    expect(await nameOf('parecida')).toBeUndefined();
    expect(await alikeOf('parecida')).toBe('pare.cida');
    expect(await signUpAs('parecida', LEADS)).toEqual({ kind: 'username-taken' });
  });

  test('an account’s export has it, and a deletion keeps it for 30 days, without its person', async () => {
    const outcome = await signUpAs('completa');
    const uid = outcome.kind === 'created' ? outcome.uid : '';
    await change(uid, 'completa.dos');
    expect((await exportData(deps, uid)).usernames).toEqual(['completa', 'completa.dos']);
    await refs.user(db, uid).update({ closedAt: NOW });
    await deps.auth.deleteUser(uid);
    await sweepReservations(at(0.1));
    expect(await signUpAs('completa', 0.1), 'while it is being deleted').toEqual({ kind: 'username-taken' });
    await removeAccount(deps, uid);
    const held = { freeFrom: expect.anything() };
    expect([await nameOf('completa'), await nameOf('completa.dos')]).toEqual([held, held]);
    expect((await nameOf('completa'))?.freeFrom.toDate()).toEqual(day(LIMITS.usernameKeptDays));
    expect(await perfil(deps, { username: 'completa' })).toBeNull();
  });
});
