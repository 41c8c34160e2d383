import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { bucketOf } from '@vidriera/domain/site/config';
import { NOW, type RulesFixture, ref } from './values.ts';

export const userDoc = (uid: string, role: 'personal' | 'creador'): RulesFixture => ({
  uid,
  email: `${uid}@example.com`,
  username: uid.toLowerCase(),
  display_name: null,
  role,
  refRolCreador: role === 'creador' ? ref(`user/${uid}/refRolCreador/${uid}`) : null,
  created_time: NOW,
  updated_time: NOW,
});

/** A separate project, so that no trigger deletes fake pictures. Each of Vitest's parallel workers has another. */
export const PROJECT = `demo-reglas-${process.env.VITEST_POOL_ID}`;
export const UPLOADS = { bucket: bucketOf(PROJECT), emulated: true, confirmedMail: true };

/** Returns an upload's URL as getDownloadURL does. */
export const download = (path: string, origin?: string): string =>
  uploadUrl(UPLOADS.bucket, path, '0b1c-2d3e', origin);
