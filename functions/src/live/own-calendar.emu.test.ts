import { ownCalendarOutput, ownCalendarPath } from '@vidriera/domain/own-calendar/wire-schema';
import { expect, test } from 'vitest';
import { alive, call, newAccount, signIn, waitUntil } from '../testing/live.ts';

const tokenIn = ({ result }: { result: unknown }): string => ownCalendarOutput.parse(result).token ?? '';
const statusOf = async (token: string) =>
  (await fetch(`${alive.origin}${ownCalendarPath(token)}/agenda.ics`)).status;
const make = { what: 'make', replaces: null };

test('a person makes, reads and ends an address; nobody else does', async () => {
  const { token } = await newAccount('agenda.propia');
  const calendarToken = tokenIn(await call('ownCalendar', make, token));
  expect(await statusOf(calendarToken)).toBe(200);
  const other = await newAccount('agenda.ajena');
  expect(tokenIn(await call('ownCalendar', { what: 'show' }, other.token))).toBe('');
  await call('ownCalendar', { what: 'revoke' }, other.token);
  expect((await call('ownCalendar', make)).status, 'without a session').toBe(401);
  expect(await statusOf(calendarToken)).toBe(200);
  await call('ownCalendar', { what: 'revoke' }, token);
  expect(await statusOf(calendarToken)).toBe(404);
});

test('a session from before a change of password makes no address that outlives it', async () => {
  const { uid, email, token } = await newAccount('agenda.robada');
  const calendarToken = tokenIn(await call('ownCalendar', make, token));
  const password = 'una clave larga';
  // Auth compares whole seconds.
  const refused = await waitUntil(async () => {
    await alive.auth.updateUser(uid, { password });
    const answer = await call('ownCalendar', make, token);
    return answer.status === 401 ? answer : null;
  });
  expect(refused.refusal?.code).toBe('no-session');
  expect(await statusOf(calendarToken)).toBe(404);
  const again = tokenIn(await call('ownCalendar', make, await signIn(email)));
  expect(await statusOf(again)).toBe(200);
});
