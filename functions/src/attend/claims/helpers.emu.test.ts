import { random128 } from '@vidriera/domain/claim/random-128';
import { HELPER_MS, MAX_HELPERS, OFFLINE_MS } from '@vidriera/domain/claim/times';
import { describe, expect, test } from 'vitest';
import { counterProject } from '../../testing/counter-project.ts';
import { creador } from '../../testing/data.ts';
import { authenticateCounter, invite, join, liveHelpers, withdraw } from './helpers.ts';

const { clock, deps } = await counterProject('counter-helpers');
const { db } = deps;

describe('a helper', () => {
  const standing = (helper: { id: string; secret: string }) =>
    authenticateCounter(deps, { uid: null, helper });

  test('is bound to the first device that opened the link', async () => {
    const { link, id: helperId } = (await invite(deps, 'bar', 'Sol')) ?? { link: '', id: '' };
    const opened = await Promise.all([join(deps, link), join(deps, link), join(deps, link)]);
    const [device] = opened.filter((one) => one !== null);
    expect(opened.filter((one) => one === null)).toHaveLength(2);
    expect(await standing({ id: helperId, secret: device?.secret ?? '' })).toMatchObject({
      creador: 'bar',
      counter: { id: helperId, name: 'Sol' },
      isHelper: true,
      until: null,
    });
    expect(await standing({ id: helperId, secret: link.slice(22) }), 'the link’s secret').toBe('gone');
    expect(await join(deps, `${link.slice(0, -1)}_`)).toBeNull();
    const kept = JSON.stringify((await db.doc(`helper/${helperId}`).get()).data());
    expect(kept).not.toContain(link.slice(22));
    expect(kept).not.toContain(device?.secret);
    await withdraw(deps, 'bar', helperId);
  });

  test('joins again after a lost answer, with the secret that its device stored', async () => {
    const { link } = (await invite(deps, 'bar', 'Luz')) ?? { link: '' };
    const [own, other] = [random128(), random128()];
    const joined = await join(deps, link, own);
    expect(joined).toMatchObject({ secret: own });
    expect(await join(deps, link, own)).toEqual(joined);
    expect(await join(deps, link, other), 'another device').toBeNull();
    expect(await join(deps, `${link.slice(0, 22)}${other}`, own), 'without the link’s secret').toBeNull();
    await withdraw(deps, 'bar', link.slice(0, 22));
    expect(await join(deps, link, own), 'withdrawn').toBeNull();
  });

  test('is invited once, however often the answer is lost', async () => {
    const link = random128() + random128();
    const invited = await invite(deps, 'bar', 'Mar', link);
    expect(await invite(deps, 'bar', 'Mar', link)).toEqual(invited);
    expect(await liveHelpers(deps, 'bar')).toMatchObject([{ nombre: 'Mar', id: link.slice(0, 22) }]);
    expect(await invite(deps, 'otro-bar', 'Mar', link), 'another creator’s').toBeNull();
    expect(await invite(deps, 'bar', 'Mar', link.slice(0, 22) + random128())).toBeNull();
    await withdraw(deps, 'bar', link.slice(0, 22));
  });

  test('is one of at most five, also with simultaneous invitations', async () => {
    const invitations = Array.from({ length: MAX_HELPERS + 3 }, (_, i) =>
      invite(deps, 'otro-bar', `Ayudante ${i}`),
    );
    const links = (await Promise.all(invitations)).filter((one) => one !== null);
    expect(links).toHaveLength(MAX_HELPERS);
    expect(await liveHelpers(deps, 'otro-bar')).toHaveLength(MAX_HELPERS);
    expect(await withdraw(deps, 'bar', links[0]?.id ?? ''), 'another creator’s').toBe(false);
    expect(await withdraw(deps, 'otro-bar', links[0]?.id ?? '')).toBe(true);
    expect(await join(deps, links[0]?.link ?? ''), 'withdrawn').toBeNull();
    expect(await invite(deps, 'otro-bar', 'Otra')).not.toBeNull();
    clock.moment += HELPER_MS;
    expect(await join(deps, links[1]?.link ?? ''), 'too late').toBeNull();
    expect(await liveHelpers(deps, 'otro-bar')).toEqual([]);
  });

  test('may settle earlier redemptions for twelve hours after being withdrawn', async () => {
    const { link, id: helperId } = (await invite(deps, 'bar', 'Sol')) ?? { link: '', id: '' };
    const { secret = '' } = (await join(deps, link)) ?? {};
    clock.moment += 3_600_000;
    await withdraw(deps, 'bar', helperId);
    const end = clock.moment;
    clock.moment += 60_000;
    expect(await standing({ id: helperId, secret })).toMatchObject({ until: end });
    clock.moment = end + OFFLINE_MS;
    expect(await standing({ id: helperId, secret })).toBe('gone');
  });

  test('loses the counter when the creator changes role', async () => {
    await creador(db, 'ex-bar');
    const { link, id: helperId } = (await invite(deps, 'ex-bar', 'Sol')) ?? { link: '', id: '' };
    const { secret = '' } = (await join(deps, link)) ?? {};
    await db.doc('user/ex-bar').update({ role: 'personal' });
    expect(await standing({ id: helperId, secret })).toBe('gone');
    expect(await authenticateCounter(deps, { uid: 'ex-bar', helper: null })).toBe('not-a-creator');
  });
});
