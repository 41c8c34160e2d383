import { readFileSync } from 'node:fs';
import { isUploadOf, uploadUrl } from '@vidriera/domain/image/upload-url';
import fc from 'fast-check';
import { doc, updateDoc } from 'firebase/firestore/lite';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emulatorRulesSettings, fillRules } from '../../local/src/rules/fill-rules.ts';
import { firestoreOf, startFirestore } from './support/environment.ts';
import { ITEMS, OWNER } from './support/items.ts';
import { userDoc } from './support/people.ts';
import { forAdmin, forClient, NOW, type RulesFixture } from './support/values.ts';

/** A separate project, because its rules change from test to test. */
const PROJECT = 'demo-reglas-fotos';
const admin = getFirestore(initializeApp({ projectId: PROJECT }, PROJECT));
const LOCAL = emulatorRulesSettings(PROJECT);
const CLOUD = { bucket: 'vidriera.firebasestorage.app', emulated: false, confirmedMail: true };
const PATH = `posts/evento/main/${OWNER}/1_foto.jpg`;

/** Returns whether a creador may change an event to some fields under these rules. */
async function publisher(rules: string): Promise<(change: RulesFixture) => Promise<boolean>> {
  const environment = await startFirestore(PROJECT, rules);
  onTestFinished(() => environment.cleanup());
  await admin.doc(`user/${OWNER}`).set(forAdmin(admin, userDoc(OWNER, 'creador')));
  await admin.doc('evento/uno').set(forAdmin(admin, ITEMS.evento));
  const db = firestoreOf(OWNER, PROJECT);
  return (change) =>
    updateDoc(doc(db, 'evento/uno'), forClient(db, { ...change, updatedAt: NOW })).then(
      () => true,
      ({ code }: { code: string }) => {
        expect(code).toBe('permission-denied');
        return false;
      },
    );
}

describe('pictures', () => {
  it('are accepted only from the configured bucket, and a real one’s only by https', async () => {
    const real = await publisher(fillRules(CLOUD));
    const own = uploadUrl(CLOUD.bucket, PATH, 't');
    expect(await real({ url_imagen: own, url_imagenes: [own, own] })).toBe(true);
    for (const url of [
      own.replace('vidriera.', 'otra.'),
      own.replace('vidriera.', 'vidrierax'),
      own.replace('https:', 'http:'),
      own.replace('.com/', '.com:443/'),
      uploadUrl(CLOUD.bucket, PATH, 't', 'http://127.0.0.1:9199'),
      uploadUrl(CLOUD.bucket, PATH, 't', 'http://localhost:9199'),
    ]) {
      expect(await real({ url_imagen: url }), url).toBe(false);
      expect(await real({ url_imagenes: [own, url] }), url).toBe(false);
    }
  });

  it('are refused by the unfilled rules of the repository', async () => {
    const raw = await publisher(readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'));
    const rest = `/o/${encodeURIComponent(PATH)}`;
    expect(await raw({})).toBe(true);
    for (const url of [
      uploadUrl(CLOUD.bucket, PATH, 't'),
      rest,
      `$UPLOADS${rest}`,
      `$UPLOADS${encodeURIComponent(PATH)}`,
    ]) {
      expect(await raw({ url_imagen: url }), url).toBe(false);
      expect(await raw({ url_imagenes: [url] }), url).toBe(false);
    }
  });

  it('are accepted as a list if each element is', async () => {
    const may = await publisher(fillRules(LOCAL));
    const own = uploadUrl(LOCAL.bucket, PATH, 't', 'http://127.0.0.1:9199');
    const other = own.replace(OWNER, 'otherCreador');
    const url = fc.constantFrom(own, own, own, own.replace(/[?].*/, ''));
    const piece = fc.oneof(
      { weight: 6, arbitrary: url },
      fc
        .array(fc.constantFrom(own, '', ' ', '\n', other, '|'), { maxLength: 4 })
        .map((some) => some.join('')),
      fc.constantFrom(null, 5, true, { url: own }, new Date(0), 0.5),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 11 }), async (url_imagenes) => {
        const good = url_imagenes.every((one) => typeof one === 'string' && isUploadOf(one, OWNER, LOCAL));
        expect(await may({ url_imagenes })).toBe(good && url_imagenes.length <= 10);
      }),
      { numRuns: 300 },
    );
  });
});
