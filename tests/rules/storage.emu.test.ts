import { assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { ownerOfPath } from '@vidriera/domain/image/image';
import { type FirebaseStorage, getDownloadURL, ref, StorageErrorCode, uploadBytes } from 'firebase/storage';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTORS, type Actor } from '../support/actors.ts';
import { BUCKET, contextOf, startStorage } from './support/environment.ts';
import { PROJECT } from './support/people.ts';
import { IMAGE, KB, ON_OBJECT, PATHS, STORAGE_CASES } from './support/storage-cases.ts';

const bucket = getStorage(initializeApp({ projectId: PROJECT }, 'storage-rules')).bucket(BUCKET);
let environment: RulesTestEnvironment;
const storages = new Map<Actor, FirebaseStorage>();
const storage = (actor: Actor) => storages.get(actor) as FirebaseStorage;

beforeAll(async () => {
  environment = await startStorage();
  for (const actor of ACTORS)
    storages.set(actor, contextOf(environment, actor).storage(BUCKET) as unknown as FirebaseStorage);
});
afterAll(() => environment.cleanup());

/** Expects a refusal by the rules, not another error. */
const refused = (operation: Promise<unknown>) =>
  expect(operation).rejects.toMatchObject({ code: `storage/${StorageErrorCode.UNAUTHORIZED}` });

describe('storage', () => {
  for (const [at, [actor, operation, pattern, upload, verdict]] of STORAGE_CASES.entries()) {
    // Not `it.each`: it takes half a minute to put ten megabytes into a title.
    const { bytes, ...metadata } = upload;
    const size = bytes ? ` ${bytes.length} bytes` : '';
    it(`${verdict} ${actor} ${operation} ${pattern}${size} ${JSON.stringify(metadata)}`, async () => {
      const path = pattern.replace('{n}', String(1_700_000_000_000 + at));
      const { there, run } = ON_OBJECT[operation];
      if (there) await bucket.file(path).save(Buffer.from(KB), { contentType: IMAGE.contentType });
      const attempt: Promise<unknown> = run(storage(actor), path, upload);
      await (verdict === 'allow' ? assertSucceeds(attempt) : refused(attempt));
      if (operation === 'create') expect((await bucket.file(path).exists())[0]).toBe(verdict === 'allow');
      // The domain recognises accepted uploads, and their owners.
      if (operation === 'create' && verdict === 'allow') expect(ownerOfPath(path)).toBe(actor);
    });
  }

  it('a download URL’s token lets anybody read', async () => {
    const path = (PATHS[0] as string).replace('{n}', '1');
    await uploadBytes(ref(storage('creador'), path), KB, IMAGE);
    const url = await getDownloadURL(ref(storage('creador'), path));
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url.replace(/token=.*/, 'token=x'))).status).toBe(403);
  });
});
