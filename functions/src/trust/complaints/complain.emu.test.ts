import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { describe, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { complaintsOver } from '../../testing/complaints.ts';
import { NOW, project } from '../../testing/project.ts';

const deps = project('complaints');
const { db } = deps;
const { account, open, send, people, author, caseOf, complaintBy, isHeld, lettersTo } = complaintsOver(deps);
const EXPIRES = new Date(NOW.getTime() + RETENTION_DAYS.complaints * DAY_MS);

describe('a complaint', () => {
  test('stores who and why, and the public thing as it was', async () => {
    await author('una');
    await people(['rita']);
    const outcome = await send(account('rita'), 'evento/una', { reason: 'hate', text: 'Insulta' });
    expect(outcome).toMatchObject({ kind: 'stored' });
    const of = await caseOf('evento_una');
    expect(of).toMatchObject({
      subject: 'evento/una',
      creador: 'una',
      titulo: 'Fiesta una',
      status: 'open',
      waiting: true,
      counts: { able: { hate: 1 } },
      round: 1,
      firstAt: NOW,
      expiresAt: null,
    });
    expect(JSON.parse(of?.snapshot ?? '')).toMatchObject({
      titulo: 'Fiesta una',
      descripcion: expect.any(String),
    });
    expect(of?.snapshot).not.toMatch(/SECRETO|email/);
    expect(JSON.stringify(of), 'not who complained').not.toContain('rita');
    expect(await complaintBy('evento_una', 'rita')).toMatchObject({
      uid: 'rita',
      reason: 'hate',
      text: 'Insulta',
      standing: 'able',
      expiresAt: EXPIRES,
      reference: outcome.kind === 'stored' && outcome.reference,
    });
  });

  test('keeps the first snapshot when the author changes the thing', async () => {
    await author('cambia');
    await people(['r1', 'r2']);
    await send(account('r1'), 'evento/cambia');
    await refs.item(db, 'evento', 'cambia').update({ titulo: 'Inocente' });
    await send(account('r2'), 'evento/cambia');
    expect((await caseOf('evento_cambia'))?.snapshot).toContain('Fiesta cambia');
  });

  test('of an account: a second one replaces the first, and keeps its reference', async () => {
    await author('dos');
    await people(['nora']);
    const first = await send(account('nora'), 'evento/dos', { reason: 'spam' });
    const second = await send(account('nora'), 'evento/dos', { reason: 'hate', text: 'Mejor' });
    expect(second).toEqual(first);
    expect(await caseOf('evento_dos')).toMatchObject({ counts: { able: { hate: 1 } } });
    expect(await complaintBy('evento_dos', 'nora')).toMatchObject({ reason: 'hate', text: 'Mejor' });
    expect(await lettersTo('nora'), 'one receipt').toHaveLength(1);
  });

  test('without an account: is counted, once for each form, and never holds', async () => {
    await author('abierta');
    const id = 'a'.repeat(22);
    const first = await send(open, 'evento/abierta', { reason: 'minors', text: 'Esto', id });
    expect(await send(open, 'evento/abierta', { reason: 'spam', text: 'Otra', id })).toEqual(first);
    for (let n = 0; n < 8; n++) await send(open, 'evento/abierta', { reason: 'minors' });
    expect(await caseOf('evento_abierta')).toMatchObject({
      counts: { open: { minors: 9 } },
      status: 'open',
    });
    expect(await complaintBy('evento_abierta', `~${id}`)).toMatchObject({
      uid: null,
      reason: 'minors',
      text: 'Esto',
    });
    expect(await isHeld('evento/abierta')).toBe(false);
  });

  test('simultaneous ones are all counted', async () => {
    await author('muchas', { days: 60 });
    const uids = Array.from({ length: 6 }, (_, i) => `m${i}`);
    await people(uids);
    await Promise.all([...uids, ...uids].map((uid) => send(account(uid), 'evento/muchas')));
    expect(await caseOf('evento_muchas')).toMatchObject({ counts: { able: { spam: 6 } } });
  });

  test('about a profile, by its username', async () => {
    await author('perfilde');
    await people(['p1']);
    expect(await send(account('p1'), 'perfil/PerfilDe')).toMatchObject({ kind: 'stored' });
    const of = await caseOf('user_perfilde');
    expect(of).toMatchObject({ subject: 'user/perfilde', creador: 'perfilde' });
    expect(of?.snapshot).not.toMatch(/SECRETO/);
  });

  test('is refused about own, hidden and missing things, and of gone and closed accounts', async () => {
    await author('propia');
    await people(['cerrada']);
    await refs.user(db, 'cerrada').update({ closedAt: NOW });
    expect(await send(account('propia'), 'evento/propia')).toEqual({ kind: 'own' });
    expect(await send(account('propia'), 'perfil/propia')).toEqual({ kind: 'own' });
    expect(await send(account('cerrada'), 'evento/propia')).toEqual({ kind: 'no-account' });
    expect(await send(account('nadie'), 'evento/propia')).toEqual({ kind: 'no-account' });
    await refs.item(db, 'evento', 'propia').update({ visibilidad: 'oculto' });
    await people(['lee']);
    expect(await send(account('lee'), 'evento/propia')).toEqual({ kind: 'not-found' });
    await expect(send(account('lee'), 'evento/no-esta')).rejects.toThrow('no evento/no-esta');
    expect(await caseOf('evento_propia')).toBeNull();
  });
});

describe('complaints alone', () => {
  const three = async (of: string, change = {}) => {
    const uids = ['a', 'b', 'c'].map((n) => `${of}.${n}`);
    await people(uids);
    for (const uid of uids) await send(account(uid, change), `evento/${of}`);
  };

  test('of three able accounts hold a new creator’s thing, and tell its author why', async () => {
    await author('nueva');
    await three('nueva');
    expect(await isHeld('evento/nueva')).toBe(true);
    const until = new Date(NOW.getTime() + 2 * DAY_MS);
    expect(await caseOf('evento_nueva')).toMatchObject({
      status: 'alone',
      waiting: true,
      returnsAt: until,
      wasHeldAlone: true,
    });
    const [letter, ...more] = await lettersTo('nueva');
    expect(letter).toMatchObject({ about: 'held', reasons: ['spam'], reference: '' });
    expect(more).toEqual([]);
  });

  test('of one able account hold it for a grave reason, and once if sent again', async () => {
    await author('grave');
    await people(['g1']);
    for (let n = 0; n < 2; n++) {
      await send(account('g1'), 'evento/grave', { reason: 'violence' });
      expect(await isHeld('evento/grave')).toBe(true);
    }
    expect(await lettersTo('grave')).toHaveLength(1);
    expect((await caseOf('evento_grave'))?.counts).toEqual({ able: { violence: 1 } });
  });

  test.each([
    ['of thirty days', { days: 30 }],
    ['with the verified mark', { verificado: true }],
  ])('hold nothing of a creator %s', async (name, extra) => {
    const uid = `firme${name.length}`;
    await author(uid, extra);
    await people([`${uid}.g`]);
    await send(account(`${uid}.g`), `evento/${uid}`, { reason: 'violence' });
    await three(uid);
    expect(await isHeld(`evento/${uid}`)).toBe(false);
    expect(await caseOf(`evento_${uid}`)).toMatchObject({ status: 'open', waiting: true });
  });

  test('of young, unconfirmed, muted, or one mailbox’s accounts hold nothing', async () => {
    await author('salvo');
    const of = 'evento/salvo';
    await people(['joven'], 6);
    await people(['sin.mail', 'callada', 'vez.1', 'vez.2', 'vez.3', 'infundada']);
    await refs.reporter(db, 'callada').set({ mutedAt: NOW });
    await refs.reporter(db, 'infundada').set({ groundlessAt: NOW });
    for (const uid of ['joven', 'callada', 'infundada']) await send(account(uid), of, { reason: 'minors' });
    await send(account('sin.mail', { isConfirmed: false }), of, { reason: 'minors' });
    for (const uid of ['vez.1', 'vez.2', 'vez.3']) await send(account(uid, { mailbox: 'vez' }), of);
    expect(await isHeld(of)).toBe(false);
    expect((await caseOf('evento_salvo'))?.counts).toEqual({
      other: { minors: 3, spam: 2 },
      muted: { minors: 1 },
      able: { spam: 1 },
    });
  });
});
