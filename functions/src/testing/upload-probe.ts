/**
 * Run as a program of its own, inside a stack: works on an upload as the trigger does, and prints what came of it (its outcome, or
 * its error's message) and the process's peak of memory in MB. With a SIZE, what is there took the place of a plain file of that
 * size after its metadata were read.
 */
import { imageFinalized } from '../images/image-finalized.ts';
import { project } from './project.ts';

const [, , projectId, path, size] = process.argv;
if (!projectId || !path) throw new Error('Usage: upload-probe.ts PROJECT PATH [SIZE]');
const { bucket, thumbnails } = project(projectId);
if (size) {
  const { file } = bucket;
  bucket.file = (name) => {
    const one = file.call(bucket, name);
    const plain = async () => [{ size, generation: 1 }, null];
    return Object.assign(one, { getMetadata: plain });
  };
}
const deps = {
  bucket,
  thumbnails,
  isGone: () => Promise.resolve(false),
  mayUpload: () => Promise.resolve(true),
  register: () => Promise.resolve(),
};
const outcome = await imageFinalized(deps, path).catch(({ message }: Error) => message);
console.log(JSON.stringify({ megabytes: Math.round(process.resourceUsage().maxRSS / 1024), outcome }));
