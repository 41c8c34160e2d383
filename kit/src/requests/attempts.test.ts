import { Failure } from '@vidriera/domain/failure';
import { beforeEach, expect, it, vi } from 'vitest';
import { ATTEMPTS_KEY } from '../going/stored-keys.ts';
import { fillStorage } from '../testing/full-storage.ts';
import { asOneAttempt } from './attempts.ts';

let made = 0;
const newId = () => {
  made += 1;
  return `id${made}`;
};
const lost = () => Promise.reject(new Failure('no-connection', 'No llegó la respuesta.'));
beforeEach(() => {
  made = 0;
  sessionStorage.clear();
});

it('keeps the id after a lost answer, also after a reload; one that was answered takes another', async () => {
  await expect(asOneAttempt('copia', newId, lost)).rejects.toThrow();
  expect(await asOneAttempt('otra copia', newId, async (id) => id)).toBe('id2');
  vi.resetModules();
  const { asOneAttempt: reloaded } = await import('./attempts.ts');
  expect(await reloaded('copia', newId, async (id) => id)).toBe('id1');
  expect(await reloaded('copia', newId, async (id) => id)).toBe('id3');
});

it('takes another id after a refusal', async () => {
  const refused = () => Promise.reject(new Failure('id-refused', 'No.'));
  await expect(asOneAttempt('copia', newId, refused)).rejects.toThrow('No.');
  expect(await asOneAttempt('copia', newId, async (id) => id)).toBe('id2');
});

it('works without storage', async () => {
  fillStorage('sessionStorage');
  await expect(asOneAttempt('copia', newId, lost)).rejects.toThrow();
  expect(sessionStorage.getItem(ATTEMPTS_KEY)).toBeNull();
  expect(await asOneAttempt('copia', newId, async (id) => id)).toBe('id1');
  vi.unstubAllGlobals();
});
