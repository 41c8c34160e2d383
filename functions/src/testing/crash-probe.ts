/** Program for a stack: processes an upload as the trigger does, and crashes when it reads the picture. */

import { createLimiter } from '../base/limits/limiter.ts';
import { imageFinalized } from '../items/images/image-finalized.ts';
import { mayUpload } from '../items/images/may-upload.ts';
import { register } from '../items/images/register.ts';
import { NOW, project } from './project.ts';
import { OPEN } from './uploads-open.ts';

const [, , name, path, generation, secret] = process.argv;
if (!name || !path || !generation || !secret)
  throw new Error('Usage: crash-probe.ts PROJECT PATH GENERATION SECRET');
const { db, bucket, thumbnails } = project(name);
const limiter = createLimiter({ db, now: () => NOW, secret });
const { file } = bucket;
bucket.file = (objectPath) =>
  Object.assign(file.call(bucket, objectPath), {
    createReadStream: () => process.kill(process.pid, 'SIGKILL'),
  });
await imageFinalized(
  {
    bucket,
    thumbnails,
    ...OPEN,
    mayUpload: (uid) => mayUpload({ db }, limiter, uid, { path, generation }),
    register: (upload) => register(db.batch(), db, upload, NOW, generation).commit(),
  },
  path,
);
