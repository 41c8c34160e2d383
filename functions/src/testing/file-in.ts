import { originalOfThumbnail } from '@vidriera/domain/image/image';
import type { Buckets } from '../shared/admin.ts';

/** The file at a path: of the thumbnails' bucket, or of the uploads'. */
export const fileIn = ({ bucket, thumbnails }: Buckets, path: string) =>
  (originalOfThumbnail(path) ? thumbnails : bucket).file(path);
