import { describe, expect, test } from 'vitest';
import { eventChanged } from '../../attend/seats/event-changed.ts';
import { refs } from '../../base/firestore/refs.ts';
import { creador } from '../../testing/data.ts';
import { mailProject } from '../../testing/mail.ts';
import { setNoMail } from './no-mail.ts';
import { sendLetter } from './send.ts';

const {
  deps,
  server,
  services,
  db,
  auth,
  event,
  change,
  ask,
  giveUp,
  told,
  people,
  signedUp,
  queue,
  mail,
  confirm,
  moved,
  noticeTo,
} = await mailProject('mail');

describe('a due letter', () => {
  test('is sent once although three triggers run at once and again later', async () => {
    await signedUp(['una'], { emailVerified: false });
    const id = await confirm('una');
    const outcomes = await Promise.all([1, 2, 3].map(() => sendLetter(deps, id)));
    expect(outcomes.filter((one) => one === 'sent')).toHaveLength(1);
    expect(await sendLetter(deps, id)).toBe('nothing');
    expect(server.taken).toHaveLength(1);
    const [letter] = server.taken;
    expect(letter).toMatchObject({ to: ['una@correo.example'], subject: 'Vidriera: confirmá tu mail' });
    expect(letter?.messageId).toBe(`<${id}.1@vidriera.example>`);
    expect(letter?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(letter?.headers.has('list-unsubscribe'), 'an answer to the reader’s own act').toBe(false);
    expect(await mail(id)).toMatchObject({ state: 'sent', notBefore: null, dueSince: null, lease: null });
    expect(JSON.stringify(await mail(id))).not.toMatch(/@|oobCode/);
  });

  test.each([
    ['confirm-mail', 'verifyEmail', false],
    ['reset-password', 'resetPassword', true],
  ] as const)('%s leads to our own page, with a valid code', async (kind, mode, emailVerified) => {
    const letter = kind === 'confirm-mail' ? ({ kind } as const) : { kind, isOwner: false };
    const uid = `codigo${mode.toLowerCase()}`.slice(0, 20);
    await signedUp([uid], { emailVerified });
    expect(await sendLetter(deps, await queue(uid, letter))).toBe('sent');
    const { text = '', html = '' } = server.taken[0] ?? {};
    const [address = ''] = /https:\S+/.exec(text) ?? [];
    const link = new URL(address);
    expect(link.origin + link.pathname).toBe('https://vidriera.example/cuenta/accion');
    expect([...link.searchParams.keys()]).toEqual(['mode', 'oobCode']);
    expect(link.searchParams.get('mode')).toBe(mode);
    expect(html).toContain(address.replaceAll('&', '&amp;'));
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
    const answer = await fetch(`http://${host}/emulator/v1/projects/${auth.app.options.projectId}/oobCodes`);
    const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobCode: string }[] };
    const own = oobCodes.filter(({ email }) => email === `${uid}@correo.example`);
    expect(own.map(({ oobCode }) => oobCode)).toEqual([link.searchParams.get('oobCode')]);
  });
});

describe('the creator’s reason', () => {
  const letterAbout = async (uid: string, fields: Record<string, unknown>) => {
    await signedUp([uid]);
    await event('sala', uid, 3);
    await ask(uid, uid);
    await change(uid, fields);
    await eventChanged(services, uid);
    return noticeTo(uid, uid);
  };

  test.each([
    ['cancelled', { estado: 'cancelado' }],
    ['postponed', { estado: 'pospuesto' }],
    ['moved', { horaInicio: new Date(Date.UTC(1970, 0, 1, 19)) }],
  ])('%s: appears once in text and HTML, as a quote on one line', async (kind, fields) => {
    const aviso = ' Por la\nlluvia\u202e <b>&</b>\u200b ';
    const id = await letterAbout(`porque${kind}`, { ...fields, aviso });
    expect(await sendLetter(deps, id)).toBe('sent');
    const { text = '', html = '' } = server.taken[0] ?? {};
    expect(text.split('\n')).toContain('Quien organiza dice: «Por la lluvia <b>&</b>»');
    expect(text.match(/lluvia/g)).toHaveLength(1);
    expect(html).toContain('<p>Quien organiza dice: «Por la lluvia &lt;b&gt;&amp;&lt;/b&gt;»</p>');
  });

  test('is the current one, also if the event is deleted before sending', async () => {
    const changed = await letterAbout('porquecambia', { estado: 'cancelado', aviso: 'Por la lluvia' });
    await change('porquecambia', { aviso: 'Por el viento' });
    const gone = await letterAbout('porquefalta', { estado: 'cancelado', aviso: 'Por el calor' });
    await refs.item(db, 'evento', 'porquefalta').delete();
    for (const id of [changed, gone]) expect(await sendLetter(deps, id)).toBe('sent');
    expect(server.taken.map(({ text }) => /dice: (.*)/.exec(text ?? '')?.[1])).toEqual([
      '«Por el viento»',
      '«Por el calor»',
    ]);
  });

  test('is left out if there is none, and for free seats', async () => {
    const id = await letterAbout('porquenada', { estado: 'cancelado' });
    await signedUp(['porquesube', 'porquecede']);
    await event('sala', 'porquesube', 1, { aviso: 'Traé abrigo' });
    await ask('porquecede', 'porquesube');
    await ask('porquesube', 'porquesube');
    await giveUp('porquecede', 'porquesube');
    for (const one of [id, await noticeTo('porquesube', 'porquesube')])
      expect(await sendLetter(deps, one)).toBe('sent');
    expect(server.taken).toHaveLength(2);
    for (const { text } of server.taken) expect(text).not.toContain('organiza dice');
  });
});

describe('no letter goes to', () => {
  test.each([
    ['unverified', { emailVerified: false }],
    ['disabled', { disabled: true }],
  ] as const)('an address that is %s', async (reason, extra) => {
    const uid = `no${reason}`;
    await signedUp([uid], extra);
    await event('sala', uid, 3);
    await ask(uid, uid);
    const id = await moved(uid, uid, 19);
    expect(await sendLetter(deps, id)).toBe('dropped');
    expect(await mail(id)).toMatchObject({ state: 'dropped', reason });
    expect((await told(uid)).notices, 'the site tells all the same').toEqual(['moved']);
    expect(server.taken).toEqual([]);
  });

  test('a mailbox that is listed because letters bounce, however its address is written', async () => {
    await signedUp(['rebota'], { emailVerified: false });
    const list = { db: deps.db, secret: deps.secret, now: deps.now };
    await setNoMail(list, ['Rebota+otra@Correo.example'], true);
    const { docs } = await deps.db.collection('noMail').get();
    expect(docs.map(({ id }) => id)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(Object.keys(docs[0]?.data() ?? {})).toEqual(['expiresAt']);
    const id = await confirm('rebota');
    expect(await sendLetter(deps, id)).toBe('dropped');
    expect(await mail(id)).toMatchObject({ state: 'dropped', reason: 'bounces' });
    expect(server.taken).toEqual([]);
    await setNoMail(list, ['rebota@correo.example'], false);
    expect(await sendLetter(deps, await confirm('rebota'))).toBe('sent');
  });

  test('a deleted account, a confirmed one, or a disabled one that asks for a password', async () => {
    await signedUp(['firme']);
    await signedUp(['cerrada'], { disabled: true });
    expect(await sendLetter(deps, await confirm('nadie'))).toBe('dropped');
    expect(await sendLetter(deps, await confirm('firme'))).toBe('dropped');
    expect(await sendLetter(deps, await queue('cerrada', { kind: 'reset-password', isOwner: false }))).toBe(
      'dropped',
    );
    expect(server.taken).toEqual([]);
  });

  test('people who stopped letters about events; account letters still come', async () => {
    await signedUp(['harta']);
    await event('sala', 'harto', 3);
    await ask('harta', 'harto');
    await refs.user(db, 'harta').update({ eventMail: false });
    const id = await moved('harta', 'harto', 19);
    expect(await sendLetter(deps, id)).toBe('dropped');
    expect(await mail(id)).toMatchObject({ reason: 'unsubscribed' });
    expect(await sendLetter(deps, await queue('harta', { kind: 'reset-password', isOwner: false }))).toBe(
      'sent',
    );
  });

  test('an address that was changed after the sign-up', async () => {
    // The account's mail is the attacker's own and unconfirmed; the documents once held the victim's.
    await people(['ataca'], { email: 'victima@correo.example' });
    await auth.createUser({ uid: 'ataca', email: 'victima@correo.example' });
    await auth.updateUser('ataca', { email: 'propio@correo.example', emailVerified: true });
    await creador(db, 'atacasala');
    await event('atacasala', 'trampa', 3);
    await ask('ataca', 'trampa');
    expect(await sendLetter(deps, await moved('ataca', 'trampa', 19))).toBe('sent');
    expect(server.taken.map(({ to }) => to)).toEqual([['propio@correo.example']]);
  });
});
