import { random128 } from '@vidriera/domain/claim/random-128';
import { MAX_HELPERS } from '@vidriera/domain/claim/times';
import { WALK_INS } from '@vidriera/domain/door/register';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { at, creatorIs, doorPhone } from '../../testing/door.ts';
import { seatsProject } from '../../testing/seats-project.ts';
import { inviteToDoor, joinDoor, withdrawFromDoor } from './helpers.ts';

const { services, db, event, clock } = seatsProject('door-helpers');
const date = at('sala');
const newLink = () => random128() + random128();
const invite = (link = newLink(), uid = 'teatro') =>
  inviteToDoor(services, date, uid, { nombre: 'Sol', link });

beforeAll(async () => {
  await event('teatro', 'sala', 4);
  expect(await invite(), 'before the list is opened').toBe('not-found');
  await doorPhone(services, date, creatorIs('teatro')).open();
});

test('a link binds the first phone, opens again after a lost answer, and is stored as hashes', async () => {
  const link = newLink();
  const invitation = await invite(link);
  expect(invitation).toEqual({ id: link.slice(0, 22), link });
  expect(await invite(link), 'sent again').toEqual(invitation);
  const [own, other] = [random128(), random128()];
  const joined = await joinDoor(services, date, link, own);
  expect(joined).toEqual({ id: link.slice(0, 22), secret: own });
  expect(await joinDoor(services, date, link, own)).toEqual(joined);
  expect(await joinDoor(services, date, link, other), 'another phone').toBe('not-found');
  expect(await joinDoor(services, date, `${link.slice(0, 22)}${random128()}`, own)).toBe('not-found');
  expect(await joinDoor(services, at('sala', '2026-12-05'), link, own), 'another date').toBe('not-found');
  const linkSecret = { id: link.slice(0, 22), secret: link.slice(22) };
  expect(await doorPhone(services, date, { uid: null, helper: linkSecret }).refusal()).toBe('not-found');
  const kept = JSON.stringify((await refs.door(db, date).get()).data());
  for (const secret of [link.slice(22), own]) expect(kept).not.toContain(secret);
});

test('a withdrawn link is over at once; what it ticked stays, and what comes within the hour is marked', async () => {
  const link = newLink();
  await invite(link);
  const helper = { id: link.slice(0, 22), secret: random128() };
  await joinDoor(services, date, link, helper.secret);
  const phone = doorPhone(services, date, { uid: null, helper });
  await phone.tick(WALK_INS, 3);
  expect(await withdrawFromDoor(services, date, 'ana', helper.id), 'by another').toBe('not-found');
  expect(await withdrawFromDoor(services, date, 'teatro', helper.id)).toBe(true);
  expect(await withdrawFromDoor(services, date, 'teatro', helper.id)).toBe(false);
  expect([await phone.refusal(), await phone.sync()]).toEqual(Array(2).fill('not-found'));
  expect(await joinDoor(services, date, link, helper.secret)).toBe('not-found');
  const own = doorPhone(services, date, creatorIs('teatro'));
  const doors = async () => (await own.open()).doors.map(({ marks, late }) => [marks, late]);
  expect((await own.open()).helpers?.map(({ id }) => id)).not.toContain(helper.id);
  expect(await doors()).toEqual([[{ [WALK_INS]: { seq: 1, arrived: 3 } }, []]]);
  clock.moment += 59 * 60_000;
  expect(await phone.tick(WALK_INS, 4), 'noted without a signal; its phone hears nothing').toEqual([]);
  expect(await doors()).toEqual([[{ [WALK_INS]: { seq: 2, arrived: 4 } }, [WALK_INS]]]);
  clock.moment += 60_000;
  expect(await phone.tick(WALK_INS, 9)).toBe('not-found');
});

test('only the creator invites, and few', async () => {
  expect(await invite(newLink(), 'ana')).toBe('not-found');
  const { helpers } = await doorPhone(services, date, creatorIs('teatro')).open();
  for (let i = helpers?.length ?? 0; i < MAX_HELPERS; i++)
    expect(await invite()).toMatchObject({ id: expect.any(String) });
  expect(await invite()).toBe('too-many-helpers');
  const [first] = (await doorPhone(services, date, creatorIs('teatro')).open()).helpers ?? [];
  expect(await withdrawFromDoor(services, date, 'teatro', first?.id ?? '')).toBe(true);
  expect(await invite(), 'a withdrawn one counts no more').toMatchObject({ id: expect.any(String) });
});
