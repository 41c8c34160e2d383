import { describe, expect, test, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { HOUR, MINUTE, mailProject } from '../../testing/mail.ts';
import { NOW } from '../../testing/project.ts';
import { sendDue } from './due.ts';
import { claim, GIVE_UP_MS, handOver, LEASE_MS, NOTICE_EVERY_MS } from './lease.ts';
import { type SendDeps, sendLetter } from './send.ts';

const { deps, server, clock, db, auth, now, event, ask, signedUp, mail, confirm, moved } =
  await mailProject('mail-failures');

describe('a sender that crashes', () => {
  test('before the server has the letter: another sends it after the lease', async () => {
    await signedUp(['antes'], { emailVerified: false });
    const id = await confirm('antes');
    expect((await claim(db, id, now())).kind).toBe('claimed');
    expect(await sendLetter(deps, id)).toBe('busy');
    clock.moment += LEASE_MS;
    await sendDue(deps, () => true);
    expect(server.taken).toHaveLength(1);
    expect(await mail(id)).toMatchObject({ state: 'sent' });
  });

  test('after that: the letter is uncertain and not sent again; people may request another', async () => {
    await signedUp(['despues'], { emailVerified: false });
    const id = await confirm('despues');
    const taken = await claim(db, id, now());
    if (taken.kind !== 'claimed') throw new Error(taken.kind);
    await handOver(db, taken.claimed, now());
    clock.moment += LEASE_MS;
    expect(await sendLetter(deps, id)).toBe('uncertain');
    expect(await sendLetter(deps, id)).toBe('nothing');
    expect(server.taken).toEqual([]);
    expect(await mail(id)).toMatchObject({ state: 'uncertain', notBefore: null });
    expect(logger.warn).toHaveBeenCalledWith('mail: failed', { id, outcome: 'uncertain' });
    expect(await sendLetter(deps, await confirm('despues'))).toBe('sent');
  });

  test('a server that hangs up leaves a notice uncertain, and the next waits six hours', async () => {
    await signedUp(['colgada']);
    await event('sala', 'cuelga', 3);
    await ask('colgada', 'cuelga');
    server.is('hangs up');
    const id = await moved('colgada', 'cuelga', 19);
    expect(await sendLetter(deps, id)).toBe('uncertain');
    server.is('takes');
    await moved('colgada', 'cuelga', 20);
    expect(await sendLetter(deps, id)).toBe('postponed');
    clock.moment += NOTICE_EVERY_MS;
    await sendDue(deps, () => true);
    expect(server.taken.map(({ text }) => text)).toEqual([expect.stringContaining('a las 20:00')]);
  });

  test('a lost lease sends nothing', async () => {
    await signedUp(['lenta'], { emailVerified: false });
    const id = await confirm('lenta');
    const late = {
      ...deps,
      auth: new Proxy(auth, {
        get: (target, name) => {
          if (name === 'getUser') clock.moment += LEASE_MS;
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

describe('a server with a temporary failure', () => {
  test('is retried with growing intervals for five hours; then the letter is given up', async () => {
    await signedUp(['espera'], { emailVerified: false });
    const id = await confirm('espera');
    server.is({ to: 451 });
    const waits: number[] = [];
    while (waits.length < 30) {
      const outcome = await sendLetter(deps, id);
      if (outcome === 'too-late') break;
      expect(outcome).toBe('again');
      expect(await sendLetter(deps, id), 'not before its clock.moment').toBe('nothing');
      const next = (await mail(id))?.notBefore.toMillis();
      waits.push((next - clock.moment) / MINUTE);
      clock.moment = next;
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(clock.moment - NOW.getTime()).toBeLessThanOrEqual(GIVE_UP_MS + HOUR);
    expect(clock.moment - NOW.getTime()).toBeGreaterThan(GIVE_UP_MS - HOUR);
    expect(await mail(id)).toMatchObject({ state: 'failed', reason: 'too-late', notBefore: null });
    expect(server.taken).toEqual([]);
  });

  test('gets the letter after it recovers', async () => {
    await signedUp(['vuelve'], { emailVerified: false });
    const id = await confirm('vuelve');
    const away = { ...deps, smtp: () => ({ ...server.settings, port: 1 }) } as SendDeps;
    expect(await sendLetter(away, id)).toBe('again');
    clock.moment += MINUTE;
    await sendDue(deps, () => true);
    expect(server.taken).toHaveLength(1);
  });

  test('logs a late queue', async () => {
    await signedUp(['tarde'], { emailVerified: false });
    await confirm('tarde');
    server.is({ data: 452 });
    await sendDue(deps, () => true);
    expect(logger.warn).not.toHaveBeenCalledWith('mail: the queue is late', expect.anything());
    clock.moment += 11 * MINUTE;
    await sendDue(deps, () => true);
    expect(logger.warn).toHaveBeenCalledWith('mail: the queue is late', { seconds: 660 });
    server.is('takes');
    clock.moment += 11 * MINUTE;
    await sendDue(deps, () => true);
    expect(server.taken).toHaveLength(1);
  });

  test.each([{ to: 550 }, { data: 554 }])(
    'a permanent refusal (%j) is recorded, and not retried',
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

test('a letter that waited for more than five hours is dropped', async () => {
  await signedUp(['antigua'], { emailVerified: false });
  const id = await confirm('antigua');
  clock.moment += GIVE_UP_MS + MINUTE;
  expect(await sendLetter(deps, id)).toBe('too-late');
  expect(server.taken).toEqual([]);
});
