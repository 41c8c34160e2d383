/**
 * Program for a stack: processes an upload as the trigger does, and prints the outcome or error and the peak memory in MB.
 * With SIZE, the file replaced a plain one of that size after its metadata were read.
 */

import { imageFinalized } from '../items/images/image-finalized.ts';
import { project } from './project.ts';
import { OPEN } from './uploads-open.ts';

const [, , projectId, path, size] = process.argv;
if (!projectId || !path) throw new Error('Usage: upload-probe.ts PROJECT PATH [SIZE]');
const { bucket, thumbnails } = project(projectId);
if (size) {
  const { file } = bucket;
  bucket.file = (name) => {
    const upload = file.call(bucket, name);
    const plain = async () => [{ size, generation: 1 }, null];
    return Object.assign(upload, { getMetadata: plain });
  };
}
const deps = {
  bucket,
  thumbnails,
  ...OPEN,
  mayUpload: () => Promise.resolve(true),
  register: () => Promise.resolve(),
};
const outcome = await imageFinalized(deps, path).catch(({ message }: Error) => message);
console.log(JSON.stringify({ megabytes: Math.round(process.resourceUsage().maxRSS / 1024), outcome }));
