import { describe, expect, it } from 'vitest';
import { isUploadOf, uploadsPattern, uploadUrl } from './upload-url.ts';

const BUCKET = 'vidriera.firebasestorage.app';
const CLOUD = { bucket: BUCKET, emulated: false };
const LOCAL = { bucket: BUCKET, emulated: true };
const PATH = 'users/ana/profile/1_x.jpg';
const own = uploadUrl(BUCKET, PATH, 'a b');
const emulated = uploadUrl(BUCKET, PATH, 't', 'http://127.0.0.1:9199');

describe('an upload of one’s own', () => {
  it('has the https address that Storage gives out, and on a local stack also the emulator’s', () => {
    expect(own).toBe(
      'https://firebasestorage.googleapis.com/v0/b/vidriera.firebasestorage.app/o/users%2Fana%2Fprofile%2F1_x.jpg?alt=media&token=a%20b',
    );
    const plain = own.replace('%20', '-');
    expect([isUploadOf(plain, 'ana', CLOUD), isUploadOf(plain, 'ana', LOCAL)]).toEqual([true, true]);
    expect([isUploadOf(emulated, 'ana', CLOUD), isUploadOf(emulated, 'ana', LOCAL)]).toEqual([false, true]);
    expect(isUploadOf(emulated.replace('127.0.0.1', 'localhost'), 'ana', LOCAL)).toBe(true);
    expect(isUploadOf(emulated.replace(/\?.*/, ''), 'ana', LOCAL)).toBe(true);
    expect(isUploadOf(emulated, 'luz', LOCAL)).toBe(false);
  });

  it.each([
    ['another bucket', (url: string) => url.replace(BUCKET, 'otro.firebasestorage.app')],
    ['a bucket alike but for a dot', (url: string) => url.replace(BUCKET, 'vidrieraxfirebasestorage.app')],
    ['a bucket that begins alike', (url: string) => url.replace(BUCKET, `${BUCKET}.otro`)],
    ['another host', (url: string) => url.replace('googleapis.com', 'googleapis.com.ejemplo.com')],
    ['a host alike but for a dot', (url: string) => url.replace('storage.googleapis', 'storagexgoogleapis')],
    ['http', (url: string) => url.replace('https:', 'http:')],
    ['another scheme', (url: string) => url.replace('https://firebasestorage.googleapis.com', 'javascript:')],
    ['a user', (url: string) => url.replace('//', '//ana@')],
    ['a port', (url: string) => url.replace('.com/', '.com:443/')],
    ['what stands before', (url: string) => ` ${url}`],
    ['a line after', (url: string) => `${url}\n`],
    ['a fragment', (url: string) => `${url}#x`],
    ['a path written otherwise', (url: string) => url.replace('%2Fana', '%2fana')],
    ['a query with markup', (url: string) => url.replace('alt', '<')],
  ])('is not %s', (_, change) => {
    const url = uploadUrl(BUCKET, PATH, 't');
    expect([isUploadOf(url, 'ana', LOCAL), isUploadOf(change(url), 'ana', LOCAL)]).toEqual([true, false]);
  });
});

it.each(['', "b')||true||('", 'a b', 'A'])('%j is not a bucket’s name', (bucket) => {
  expect(() => uploadsPattern({ bucket, emulated: true })).toThrow(RangeError);
});
