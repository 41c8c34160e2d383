import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { PHOTO_DATABASE } from './photo-database.ts';
import { writeHint } from './remember.ts';

const ANA = {
  uid: uidSchema.parse('ana'),
  email: '',
  username: 'ana',
  displayName: null,
  photoUrl: null,
  role: null,
};
afterEach(() => vi.unstubAllGlobals());

it('remembers the signed-in person until they sign out', () => {
  writeHint({ ...ANA, role: 'creador' });
  const { userId, role, username } = LOCAL_KEYS;
  const kept = () => [userId, role, username].map((key) => localStorage.getItem(key));
  expect(kept()).toEqual(['ana', 'creador', 'ana']);
  writeHint(null);
  expect(kept()).toEqual([null, null, null]);
});

it('forgets the zona of a profile with its owner, and keeps it for them', () => {
  writeHint({ ...ANA, role: 'creador' });
  localStorage.setItem(LOCAL_KEYS.zona, 'salta');
  writeHint({ ...ANA, displayName: 'Ana' });
  expect(localStorage.getItem(LOCAL_KEYS.zona)).toBe('salta');
  writeHint({ ...ANA, uid: uidSchema.parse('eva') });
  expect(localStorage.getItem(LOCAL_KEYS.zona)).toBeNull();
});

it('deletes chosen photos when the person leaves or changes', () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  writeHint(null);
  writeHint(ANA);
  deleteDatabase.mockClear();
  writeHint({ ...ANA, displayName: 'Ana' });
  expect(deleteDatabase).not.toHaveBeenCalled();
  writeHint({ ...ANA, uid: uidSchema.parse('eva') });
  writeHint(null);
  expect(deleteDatabase.mock.calls).toEqual([[PHOTO_DATABASE], [PHOTO_DATABASE]]);
});

it('works if IndexedDB is forbidden', () => {
  const deleteDatabase = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { deleteDatabase });
  writeHint(ANA);
  expect(() => writeHint(null)).not.toThrow();
});

it('works without storage', () => {
  vi.stubGlobal('localStorage', null);
  expect(() => writeHint(ANA)).not.toThrow();
});
