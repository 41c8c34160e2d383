import { thumbnailPath } from '@vidriera/domain/image/image';
import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import type { Bucket, Buckets, Deps } from '../../functions/src/base/firestore/admin.ts';
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
const isoDaysAgo = (daysAgo: number) => new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString();

/** The files of an upload in one of the buckets. */
type NamesOf = (path: string) => string[];
const original: NamesOf = (path) => [path];
const thumbnailsOf: NamesOf = (path) => THUMBNAIL_WIDTHS.map((width) => thumbnailPath(path, width));

/**
 * Returns fake buckets that count their listings. All but the first uploads are old. Writes are ignored. The
 * emulator would take minutes to fill.
 */
export function countingBuckets(uploads: number): { buckets: Buckets; listings: () => number } {
  let listed = 0;
  const bucketOf = (namesOf: NamesOf): Bucket => {
    const all = Array.from({ length: uploads }, (_, i) =>
      namesOf(uploadOf(i)).map((name) => ({
        name,
        metadata: { timeCreated: isoDaysAgo(i < RECENT_UPLOADS ? 2 : 300) },
      })),
    ).flat();
    return {
      getFiles: async ({ prefix = '', pageToken = '0' }: { prefix?: string; pageToken?: string }) => {
        listed++;
        const from = Number(pageToken);
        const page = prefix === '' || prefix === 'posts/' ? all.slice(from, from + PAGE) : [];
        const next = from + page.length;
        return [page, page.length > 0 && next < all.length ? { pageToken: String(next) } : null];
      },
      file: () => ({
        delete: async () => undefined,
        exists: async () => [false],
        save: async () => undefined,
      }),
    } as unknown as Bucket;
  };
  return {
    buckets: { bucket: bucketOf(original), thumbnails: bucketOf(thumbnailsOf) },
    listings: () => {
      const taken = listed;
      listed = 0;
      return taken;
    },
  };
}
