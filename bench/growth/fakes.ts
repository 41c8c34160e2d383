import { thumbnailPath } from '@vidriera/domain/image/image';
import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import type { Bucket, Deps } from '../../functions/src/shared/admin.ts';
import { NOW } from '../../functions/src/testing/project.ts';
import { uploadOf } from './fill.ts';

/** A fake Auth in which every account exists. */
export const fakeAuth = {
  getUsers: async (ids: { uid: string }[]) => ({ users: ids, notFound: [] }),
  getUser: async (uid: string) => ({ uid, metadata: {} }),
} as unknown as Deps['auth'];

const PAGE = 1000;
/** Number of recent uploads. */
export const RECENT_UPLOADS = 20;
const FILES_EACH = THUMBNAIL_WIDTHS.length + 1;
const made = (daysAgo: number) => new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString();

/** Returns file `i`: an upload, followed by its thumbnails. */
function fileOf(i: number) {
  const upload = Math.floor(i / FILES_EACH);
  const width = THUMBNAIL_WIDTHS[(i % FILES_EACH) - 1];
  const path = uploadOf(upload);
  return {
    name: width ? thumbnailPath(path, width) : path,
    metadata: { timeCreated: made(upload < RECENT_UPLOADS ? 2 : 300) },
  };
}

/**
 * Returns a fake bucket that counts its listings. All but the first uploads are old. Writes are ignored. The
 * emulator would take minutes to fill.
 */
export function countingBucket(uploads: number): { bucket: Bucket; listings: () => number } {
  let listed = 0;
  const files = uploads * FILES_EACH;
  const bucket = {
    getFiles: async ({ prefix = '', pageToken = '0' }: { prefix?: string; pageToken?: string }) => {
      listed++;
      const from = Number(pageToken);
      const until = prefix === '' || prefix === 'posts/' ? Math.min(files, from + PAGE) : 0;
      const page = Array.from({ length: Math.max(0, until - from) }, (_, i) => fileOf(from + i));
      return [page, until < files && until > 0 ? { pageToken: String(until) } : null];
    },
    file: () => ({ delete: async () => undefined, save: async () => undefined }),
  } as unknown as Bucket;
  return {
    bucket,
    listings: () => {
      const taken = listed;
      listed = 0;
      return taken;
    },
  };
}
