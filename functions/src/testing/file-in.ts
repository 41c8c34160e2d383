import { originalOfThumbnail } from '@vidriera/domain/image/image';
import type { Buckets } from '../base/firestore/admin.ts';

export const fileIn = ({ bucket, thumbnails }: Buckets, path: string) =>
  (originalOfThumbnail(path) ? thumbnails : bucket).file(path);
