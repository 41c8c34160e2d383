import { describe, expect, test } from 'vitest';
import { eventChanged } from '../../attend/seats/event-changed.ts';
import { refs } from '../../base/firestore/refs.ts';
import { TABLE } from '../../base/limits/table.ts';
import { creador } from '../../testing/data.ts';
import { HOUR, MINUTE, mailProject } from '../../testing/mail.ts';
import { sendDue } from './due.ts';
import { NOTICE_EVERY_MS } from './lease.ts';
import { sendLetter } from './send.ts';

const {
  deps,
  server,
  clock,
  services,
  db,
  auth,
  event,
  change,
  ask,
  giveUp,
  told,
  signedUp,
  mail,
  confirm,
  moved,
  noticeTo,
} = await mailProject('mail-notices');

describe('notices of one event', () => {
  test('15 changes of hour send one letter, and the last hour five minutes later', async () => {
    await signedUp(['calma']);
    await event('sala', 'ronda', 3);
    await ask('calma', 'ronda');
    for (let i = 0; i < 15; i++) await sendLetter(deps, await moved('calma', 'ronda', 8 + i));
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]?.text).toContain('a las 08:00');
    expect(server.taken[0]?.subject).toBe('Vidriera: cambió de fecha u horario «Evento ronda»');
    clock.moment += NOTICE_EVERY_MS - MINUTE;
    await sendDue(deps, () => true);
    expect(server.taken).toHaveLength(1);
    clock.moment += MINUTE + 1;
    await sendDue(deps, () => true);
    expect(server.taken).toHaveLength(2);
    expect(server.taken[1]?.text).toContain('a las 22:00');
    expect(server.taken[1]?.text).not.toContain('a las 21:00');
    expect((await told('calma')).notices).toHaveLength(15);
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('moving up and down repeatedly sends one letter', async () => {
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
    clock.moment += NOTICE_EVERY_MS + 1;
    await sendDue(deps, () => true);
    expect(server.taken, 'who left has nothing to be told').toHaveLength(1);
    expect(await mail(await noticeTo('sube', 'columpio'))).toMatchObject({
      state: 'dropped',
      reason: 'out-of-date',
    });
  });

  test('a change during sending is sent later', async () => {
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

  test('contain no control characters of a title, and begin with our text', async () => {
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

  test('contain an unsubscribe link, also for mail programs', async () => {
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

  test('name all dates in one letter', async () => {
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

  test('contain nothing of another creator’s event under the same id', async () => {
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

describe('daily limits', () => {
  test('bound notices to one mailbox; the rest wait for the next day', async () => {
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
    // A minute into the next UTC day: caps count by UTC.
    clock.moment += 9 * HOUR + MINUTE;
    await sendDue(deps, () => true);
    expect(server.taken).toHaveLength(most + 2);
  });

  test('bound notices of one creator', async () => {
    const who = ['gente1', 'gente2'];
    await signedUp(who);
    await creador(db, 'pesada');
    await event('pesada', 'muchos', 5);
    for (const uid of who) await ask(uid, 'muchos');
    const takes: unknown[] = [];
    const full = {
      ...deps,
      limiter: {
        take: async (scope: string, who: unknown) => {
          takes.push([scope, who]);
          return scope === 'noticesBy'
            ? ({ kind: 'refused', by: 'account', seconds: 60 } as const)
            : ({ kind: 'allowed' } as const);
        },
      },
    };
    for (const uid of who) expect(await sendLetter(full, await moved(uid, 'muchos', 19))).toBe('postponed');
    expect(takes).toEqual([
      ['noticesBy', { account: 'pesada' }],
      ['noticesBy', { account: 'pesada' }],
    ]);
    expect(server.taken).toEqual([]);
  });

  test('bound account letters to one mailbox, over all its accounts', async () => {
    const all = Array.from({ length: TABLE.accountMailTo.account + 1 }, (_, i) => `plus${i}`);
    for (const uid of all)
      await auth.createUser({ uid, email: `buzon+${uid}@correo.example`, emailVerified: false });
    const outcomes: string[] = [];
    for (const uid of all) outcomes.push(await sendLetter(deps, await confirm(uid)));
    expect(outcomes.at(-1)).toBe('dropped');
    expect(outcomes.filter((one) => one === 'sent')).toHaveLength(TABLE.accountMailTo.account);
  });
});
