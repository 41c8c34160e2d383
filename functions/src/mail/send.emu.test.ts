import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventChanged } from '../seats/event-changed.ts';
import { createLimiter } from '../shared/limits/limiter.ts';
import { TABLE } from '../shared/limits/table.ts';
import { logger } from '../shared/logger.ts';
import { refs } from '../shared/refs.ts';
import { creador } from '../testing/data.ts';
import { NOW, project } from '../testing/project.ts';
import { seatsOver } from '../testing/seats.ts';
import { mailServer } from '../testing/smtp.ts';
import { sendDue } from './due.ts';
import { claim, GIVE_UP_MS, handOver, LEASE_MS, NOTICE_EVERY_MS } from './lease.ts';
import type { Letter } from './letter-schema.ts';
import { queueLetter } from './queue.ts';
import { type SendDeps, sendLetter } from './send.ts';

let moment = NOW.getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const services = project('mail', () => new Date(moment));
const { db, auth, now } = services;
const { people, event, change, ask, giveUp, told } = seatsOver(services);
const secret = 'a secret of at least so many characters';
let server: Awaited<ReturnType<typeof mailServer>>;
let deps: SendDeps;

beforeAll(async () => {
  server = await mailServer();
  deps = {
    ...services,
    origin: 'https://vidriera.example',
    smtp: () => server.settings,
    secret,
    limiter: createLimiter({ db, now, secret }),
  };
  await creador(db, 'sala');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await db.recursiveDelete(refs.mail(db));
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(logger, level).mockReturnValue();
  server.is('takes');
  server.taken.length = 0;
  moment = NOW.getTime();
});

/** People whose address is confirmed, unless said otherwise. */
async function signedUp(uids: string[], extra: { emailVerified?: boolean; disabled?: boolean } = {}) {
  await people(uids);
  for (const uid of uids)
    await auth.createUser({ uid, email: `${uid}@correo.example`, emailVerified: true, ...extra });
}
async function queue(uid: string, letter: Letter): Promise<string> {
  const batch = db.batch();
  const { id } = queueLetter(batch, db, { uid, letter, now: now() });
  await batch.commit();
  return id;
}
const mail = async (id: string) => (await refs.mail(db).doc(id).get()).data();
const confirm = (uid: string) => queue(uid, { kind: 'confirm-mail' });
/** Takes a seat, and has the hour changed, which queues a letter. */
async function moved(uid: string, id: string, hour: number): Promise<string> {
  await change(id, { horaInicio: new Date(Date.UTC(1970, 0, 1, hour)) });
  await eventChanged(services, id);
  return noticeTo(uid, id);
}
/** The id of a person's letter about an event. */
async function noticeTo(uid: string, evento: string): Promise<string> {
  const { docs } = await refs.mail(db).where('uid', '==', uid).where('letter.evento', '==', evento).get();
  expect(docs).toHaveLength(1);
  return docs[0]?.id ?? '';
}

describe('a letter that is due', () => {
  test('is sent once though three triggers run at once, and again later', async () => {
    await signedUp(['una'], { emailVerified: false });
    const id = await confirm('una');
    const outcomes = await Promise.all([1, 2, 3].map(() => sendLetter(deps, id)));
    expect(outcomes.filter((one) => one === 'sent')).toHaveLength(1);
    expect(await sendLetter(deps, id)).toBe('nothing');
    expect(server.taken).toHaveLength(1);
    const [letter] = server.taken;
    expect(letter).toMatchObject({ to: ['una@correo.example'], subject: 'Vidriera: confirmá tu mail' });
    expect(letter?.messageId).toBe(`<${id}.1@vidriera.example>`);
    expect(letter?.headers.has('list-unsubscribe'), 'an answer to the reader’s own act').toBe(false);
    expect(await mail(id)).toMatchObject({ state: 'sent', notBefore: null, dueSince: null, lease: null });
    expect(JSON.stringify(await mail(id))).not.toMatch(/@|oobCode/);
  });

  test.each([
    ['confirm-mail', 'verifyEmail', false],
    ['reset-password', 'resetPassword', true],
  ] as const)('%s leads to our own page, with a code that works', async (kind, mode, emailVerified) => {
    const uid = `codigo${mode.toLowerCase()}`.slice(0, 20);
    await signedUp([uid], { emailVerified });
    expect(await sendLetter(deps, await queue(uid, { kind }))).toBe('sent');
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

describe('the reason that the creator wrote', () => {
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
  ])('%s: stands in text and HTML, once, on one line, as the creator’s words', async (kind, fields) => {
    const aviso = ' Por la\nlluvia\u202e <b>&</b>\u200b ';
    const id = await letterAbout(`porque${kind}`, { ...fields, aviso });
    expect(await sendLetter(deps, id)).toBe('sent');
    const { text = '', html = '' } = server.taken[0] ?? {};
    expect(text.split('\n')).toContain('Quien organiza dice: «Por la lluvia <b>&</b>»');
    expect(text.match(/lluvia/g)).toHaveLength(1);
    expect(html).toContain('<p>Quien organiza dice: «Por la lluvia &lt;b&gt;&amp;&lt;/b&gt;»</p>');
  });

  test('is the present one, also where the event is gone when the letter leaves', async () => {
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

  test('is left out where there is none, and where seats are free', async () => {
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

describe('nobody gets a letter', () => {
  test.each([
    ['unverified', { emailVerified: false }],
    ['disabled', { disabled: true }],
  ] as const)('at an address that is %s', async (reason, extra) => {
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

  test('whose account is gone, who confirmed already, or who is disabled and asks for a password', async () => {
    await signedUp(['firme']);
    await signedUp(['cerrada'], { disabled: true });
    expect(await sendLetter(deps, await confirm('nadie'))).toBe('dropped');
    expect(await sendLetter(deps, await confirm('firme'))).toBe('dropped');
    expect(await sendLetter(deps, await queue('cerrada', { kind: 'reset-password' }))).toBe('dropped');
    expect(server.taken).toEqual([]);
  });

  test('who stopped letters about events; those of the account still come', async () => {
    await signedUp(['harta']);
    await event('sala', 'harto', 3);
    await ask('harta', 'harto');
    await refs.user(db, 'harta').update({ eventMail: false });
    const id = await moved('harta', 'harto', 19);
    expect(await sendLetter(deps, id)).toBe('dropped');
    expect(await mail(id)).toMatchObject({ reason: 'unsubscribed' });
    expect(await sendLetter(deps, await queue('harta', { kind: 'reset-password' }))).toBe('sent');
  });

  test('at the address that somebody signed up with and then changed', async () => {
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

describe('a sender that dies', () => {
  test('before the server has the letter: another sends it when the lease is over', async () => {
    await signedUp(['antes'], { emailVerified: false });
    const id = await confirm('antes');
    expect((await claim(db, id, now())).kind).toBe('claimed');
    expect(await sendLetter(deps, id)).toBe('busy');
    moment += LEASE_MS;
    await sendDue(deps, () => true);
    expect(server.taken).toHaveLength(1);
    expect(await mail(id)).toMatchObject({ state: 'sent' });
  });

  test('after that: the letter is uncertain, and not sent again; it may be asked for again', async () => {
    await signedUp(['despues'], { emailVerified: false });
    const id = await confirm('despues');
    const taken = await claim(db, id, now());
    if (taken.kind !== 'claimed') throw new Error(taken.kind);
    await handOver(db, taken.claimed, now());
    moment += LEASE_MS;
    expect(await sendLetter(deps, id)).toBe('uncertain');
    expect(await sendLetter(deps, id)).toBe('nothing');
    expect(server.taken).toEqual([]);
    expect(await mail(id)).toMatchObject({ state: 'uncertain', notBefore: null });
    expect(logger.warn).toHaveBeenCalledWith('mail: failed', { id, outcome: 'uncertain' });
    expect(await sendLetter(deps, await confirm('despues'))).toBe('sent');
  });

  test('a server that hangs up without an answer leaves a notice uncertain, and the next waits six hours', async () => {
    await signedUp(['colgada']);
    await event('sala', 'cuelga', 3);
    await ask('colgada', 'cuelga');
    server.is('hangs up');
    const id = await moved('colgada', 'cuelga', 19);
    expect(await sendLetter(deps, id)).toBe('uncertain');
    server.is('takes');
    await moved('colgada', 'cuelga', 20);
    expect(await sendLetter(deps, id)).toBe('postponed');
    moment += NOTICE_EVERY_MS;
    await sendDue(deps, () => true);
    expect(server.taken.map(({ text }) => text)).toEqual([expect.stringContaining('a las 20:00')]);
  });

  test('a lease that was lost sends nothing', async () => {
    await signedUp(['lenta'], { emailVerified: false });
    const id = await confirm('lenta');
    const late = {
      ...deps,
      auth: new Proxy(auth, {
        get: (target, name) => {
          if (name === 'getUser') moment += LEASE_MS;
          const value = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    };
    expect(await sendLetter(late, id)).toBe('lease-lost');
    expect(server.taken).toEqual([]);
    expect(await sendLetter(deps, id)).toBe('sent');
  });
});

describe('a server that can not now', () => {
  test('is tried again, ever more seldom, for five hours; then the letter is given up', async () => {
    await signedUp(['espera'], { emailVerified: false });
    const id = await confirm('espera');
    server.is({ to: 451 });
    const waits: number[] = [];
    while (waits.length < 30) {
      const outcome = await sendLetter(deps, id);
      if (outcome === 'too-late') break;
      expect(outcome).toBe('again');
      expect(await sendLetter(deps, id), 'not before its moment').toBe('nothing');
      const next = (await mail(id))?.notBefore.toMillis();
      waits.push((next - moment) / MINUTE);
      moment = next;
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(moment - NOW.getTime()).toBeLessThanOrEqual(GIVE_UP_MS + HOUR);
    expect(moment - NOW.getTime()).toBeGreaterThan(GIVE_UP_MS - HOUR);
    expect(await mail(id)).toMatchObject({ state: 'failed', reason: 'too-late', notBefore: null });
    expect(server.taken).toEqual([]);
  });

  test('sends when it is back', async () => {
    await signedUp(['vuelve'], { emailVerified: false });
    const id = await confirm('vuelve');
    const away = { ...deps, smtp: () => ({ ...server.settings, port: 1 }) } as SendDeps;
    expect(await sendLetter(away, id)).toBe('again');
    moment += MINUTE;
    await sendDue(deps, () => true);
    expect(server.taken).toHaveLength(1);
  });

  test('whose queue is late says so', async () => {
    await signedUp(['tarde'], { emailVerified: false });
    await confirm('tarde');
    server.is({ data: 452 });
    await sendDue(deps, () => true);
    expect(logger.warn).not.toHaveBeenCalledWith('mail: the queue is late', expect.anything());
    moment += 11 * MINUTE;
    await sendDue(deps, () => true);
    expect(logger.warn).toHaveBeenCalledWith('mail: the queue is late', { seconds: 660 });
    server.is('takes');
    moment += 11 * MINUTE;
    await sendDue(deps, () => true);
    expect(server.taken).toHaveLength(1);
  });

  test.each([{ to: 550 }, { data: 554 }])(
    'a refusal for good (%j) is recorded, and not tried again',
    async (mood) => {
      const uid = `rechazo${Object.keys(mood)[0]}`;
      await signedUp([uid], { emailVerified: false });
      const id = await confirm(uid);
      server.is(mood);
      expect(await sendLetter(deps, id)).toBe('failed');
      expect(await mail(id)).toMatchObject({ state: 'failed', reason: 'refused', notBefore: null });
      expect(await sendLetter(deps, id)).toBe('nothing');
      const logged = JSON.stringify(vi.mocked(logger.warn).mock.calls);
      expect(logged).toContain('mail: failed');
      expect(logged, 'no address is logged').not.toContain('@');
    },
  );
});

describe('notices of one event', () => {
  test('15 changes of hour send one letter, and the last hour six hours later', async () => {
    await signedUp(['calma']);
    await event('sala', 'ronda', 3);
    await ask('calma', 'ronda');
    for (let i = 0; i < 15; i++) await sendLetter(deps, await moved('calma', 'ronda', 8 + i));
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]?.text).toContain('a las 08:00');
    expect(server.taken[0]?.subject).toBe('Vidriera: cambió de fecha u horario «Evento ronda»');
    moment += NOTICE_EVERY_MS - MINUTE;
    await sendDue(deps, () => true);
    expect(server.taken).toHaveLength(1);
    moment += MINUTE + 1;
    await sendDue(deps, () => true);
    expect(server.taken).toHaveLength(2);
    expect(server.taken[1]?.text).toContain('a las 22:00');
    expect(server.taken[1]?.text).not.toContain('a las 21:00');
    expect((await told('calma')).notices).toHaveLength(15);
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('who moves up and down again and again gets one letter', async () => {
    await signedUp(['sube', 'tapa']);
    await event('sala', 'columpio', 1);
    for (let i = 0; i < 5; i++) {
      await ask('tapa', 'columpio');
      await ask('sube', 'columpio');
      await giveUp('tapa', 'columpio');
      await sendLetter(deps, await noticeTo('sube', 'columpio'));
      await giveUp('sube', 'columpio');
    }
    expect(server.taken).toHaveLength(1);
    expect((await told('sube')).notices).toHaveLength(5);
    moment += NOTICE_EVERY_MS + 1;
    await sendDue(deps, () => true);
    expect(server.taken, 'who left has nothing to be told').toHaveLength(1);
    expect(await mail(await noticeTo('sube', 'columpio'))).toMatchObject({
      state: 'dropped',
      reason: 'out-of-date',
    });
  });

  test('a change while a letter is being sent waits for its own turn', async () => {
    await signedUp(['justo']);
    await event('sala', 'medio', 3);
    await ask('justo', 'medio');
    const id = await moved('justo', 'medio', 18);
    const between = {
      ...deps,
      limiter: {
        take: async () => {
          await moved('justo', 'medio', 23);
          return { kind: 'allowed' } as const;
        },
      },
    };
    expect(await sendLetter(between, id)).toBe('sent');
    expect(await mail(id)).toMatchObject({ state: 'waiting', version: 2 });
    expect(await sendLetter(deps, id)).toBe('postponed');
    expect(server.taken).toHaveLength(1);
  });

  test('carry no controls or line breaks of a title, and begin with our own words', async () => {
    await signedUp(['limpia']);
    await event('sala', 'sucio', 3, {
      titulo: `Baile\r\nBcc: x@x.example\u202e\u200b\u0007 <b>${'largo '.repeat(30)}`,
    });
    await ask('limpia', 'sucio');
    await sendLetter(deps, await moved('limpia', 'sucio', 19));
    const { subject = '', html = '', text = '', headers } = server.taken[0] ?? {};
    expect(subject).toMatch(/^Vidriera: cambió de fecha u horario «Baile Bcc: x@x\.example <b>largo /);
    expect(subject).not.toMatch(/\p{C}/u);
    expect(subject.length).toBeLessThan(140);
    expect(headers?.has('bcc')).toBe(false);
    expect(html).not.toContain('<b>');
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
  });

  test('say how to stop them, for mail programs too', async () => {
    await signedUp(['lista']);
    await event('sala', 'listado', 3);
    await ask('lista', 'listado');
    await sendLetter(deps, await moved('lista', 'listado', 19));
    const { text = '', headers } = server.taken[0] ?? {};
    const list = headers?.get('list') as {
      unsubscribe: { url: string };
      'unsubscribe-post': { name: string };
    };
    expect(list.unsubscribe.url).toMatch(/^https:\/\/vidriera\.example\/fn\/eventMail\?de=lista&firma=/);
    expect(text).toContain(list.unsubscribe.url);
    expect(JSON.stringify(list)).toContain('One-Click');
  });

  test('tell of all dates in one letter', async () => {
    await signedUp(['ambas']);
    await event('sala', 'serie', 3);
    await ask('ambas', 'serie');
    await ask('ambas', 'serie', 1, '2026-12-05');
    await change('serie', { estado: 'cancelado' });
    await eventChanged(services, 'serie');
    await sendLetter(deps, await noticeTo('ambas', 'serie'));
    expect(server.taken).toHaveLength(1);
    const [letter] = server.taken;
    expect(letter?.subject).toBe('Vidriera: se canceló «Evento serie»');
    expect(letter?.text).toContain('el sábado 28 de noviembre');
    expect(letter?.text).toContain('el sábado 5 de diciembre');
  });

  test('of another creator’s event under the same id tell nothing of it', async () => {
    await signedUp(['vieja']);
    await event('sala', 'reuso', 3);
    await ask('vieja', 'reuso');
    const id = await moved('vieja', 'reuso', 19);
    await creador(db, 'ladron');
    await change('reuso', { uid: 'ladron', refUsuario: refs.user(db, 'ladron'), titulo: 'Del ladrón' });
    await sendLetter(deps, id);
    expect(JSON.stringify(server.taken)).not.toContain('ladr');
  });
});

describe('a day', () => {
  test('brings so many notices to one mailbox; the rest wait for the next', async () => {
    await signedUp(['tope']);
    const most = TABLE.noticesTo.account;
    const ids: string[] = [];
    for (let i = 0; i < most + 2; i++) {
      await event('sala', `tope${i}`, 3);
      await ask('tope', `tope${i}`);
      await change(`tope${i}`, { estado: 'cancelado' });
      await eventChanged(services, `tope${i}`);
      ids.push(await noticeTo('tope', `tope${i}`));
    }
    for (const id of ids) await sendLetter(deps, id);
    expect(server.taken).toHaveLength(most);
    expect(await mail(ids[most] ?? '')).toMatchObject({ state: 'waiting', reason: 'too-many' });
    // A minute into the next day of UTC, by which caps count.
    moment += 9 * HOUR + MINUTE;
    await sendDue(deps, () => true);
    expect(server.taken).toHaveLength(most + 2);
  });

  test('sends so many notices of one creator', async () => {
    const who = ['gente1', 'gente2'];
    await signedUp(who);
    await creador(db, 'pesada');
    await event('pesada', 'muchos', 5);
    for (const uid of who) await ask(uid, 'muchos');
    const asked: unknown[] = [];
    const full = {
      ...deps,
      limiter: {
        take: async (scope: string, who: unknown) => {
          asked.push([scope, who]);
          return scope === 'noticesBy'
            ? ({ kind: 'refused', by: 'account', seconds: 60 } as const)
            : ({ kind: 'allowed' } as const);
        },
      },
    };
    for (const uid of who) expect(await sendLetter(full, await moved(uid, 'muchos', 19))).toBe('postponed');
    expect(asked).toEqual([
      ['noticesBy', { account: 'pesada' }],
      ['noticesBy', { account: 'pesada' }],
    ]);
    expect(server.taken).toEqual([]);
  });

  test('brings so many letters of accounts to one mailbox, whatever accounts it has', async () => {
    const all = Array.from({ length: TABLE.accountMailTo.account + 1 }, (_, i) => `plus${i}`);
    for (const uid of all)
      await auth.createUser({ uid, email: `buzon+${uid}@correo.example`, emailVerified: false });
    const outcomes: string[] = [];
    for (const uid of all) outcomes.push(await sendLetter(deps, await confirm(uid)));
    expect(outcomes.at(-1)).toBe('dropped');
    expect(outcomes.filter((one) => one === 'sent')).toHaveLength(TABLE.accountMailTo.account);
  });
});

test('a letter that waited for more than five hours is dropped', async () => {
  await signedUp(['antigua'], { emailVerified: false });
  const id = await confirm('antigua');
  moment += GIVE_UP_MS + MINUTE;
  expect(await sendLetter(deps, id)).toBe('too-late');
  expect(server.taken).toEqual([]);
});
