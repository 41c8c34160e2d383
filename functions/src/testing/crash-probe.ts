/** Program for a stack: processes an upload as the trigger does, and crashes when it reads the picture. */

import { imageFinalized } from '../images/image-finalized.ts';
import { mayUpload } from '../images/may-upload.ts';
import { register } from '../images/register.ts';
import { createLimiter } from '../limits/limiter.ts';
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
