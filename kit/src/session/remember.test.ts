import { uidSchema } from 'domain/values/ids-schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEEN_KEY } from '../last-seen/kept.ts';
import { writeHint } from './remember.ts';

const person = (uid: string) => ({
  uid: uidSchema.parse(uid),
  email: '',
  username: uid,
  displayName: null,
  photoUrl: null,
  role: null,
});
const KEPT = `${SEEN_KEY}/likes`;

beforeEach(() => {
  localStorage.clear();
  writeHint(person('ana'));
  localStorage.setItem(KEPT, '{}');
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what somebody saw last while it is they', () => {
  writeHint({ ...person('ana'), role: 'creador' });
  expect(localStorage.getItem(KEPT)).toBe('{}');
});

it('does without what a browser does not have', () => {
  vi.stubGlobal('localStorage', null);
  expect(() => writeHint(person('ana'))).not.toThrow();
});

it.each([
  ['nobody', null],
  ['somebody else', person('beto')],
])('forgets it for %s', (_, user) => {
  writeHint(user);
  expect(localStorage.getItem(KEPT)).toBeNull();
});
