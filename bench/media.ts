/**
 * Measures the memory of one instance of `media` while 80 requests at once download the largest thumbnails.
 * `npm run bench:media`.
 */
import { randomBytes } from 'node:crypto';
import { thumbnailPath } from '@vidriera/domain/image/image';
import { THUMBNAIL_BYTES } from '@vidriera/domain/values/limits';
import { project } from '../functions/src/testing/project.ts';
import { startInstance } from './host/instance.ts';
import { sized } from './size.ts';

const WIDTH = 1200;
const PICTURES = sized(300, 20);
const REQUESTS = sized(4000, 200);
const AT_ONCE = 80;

const { bucket, thumbnails } = project('bench-media');
const GCLOUD_PROJECT = 'demo-caso-bench-media';
const FIREBASE_CONFIG = JSON.stringify({ projectId: GCLOUD_PROJECT, storageBucket: bucket.name });

const paths = Array.from({ length: PICTURES }, (_, i) => `posts/evento/main/ana/${i}_foto.jpg`);
for (const path of paths)
  await thumbnails
    .file(thumbnailPath(path, WIDTH))
    .save(randomBytes(THUMBNAIL_BYTES[WIDTH]), { resumable: false });

console.log('| MB given | MB loaded | MB at most |\n| --: | --: | --: |');
for (const megabytes of [256, 512]) {
  const env = { GCLOUD_PROJECT, FIREBASE_CONFIG };
  const { origin, mb, weigh, stop } = await startInstance(env, { target: 'media', megabytes });
  try {
    let sent = 0;
    const visitor = async () => {
      while (sent < REQUESTS) {
        const answer = await fetch(`${origin}/img/${WIDTH}/${paths[sent++ % PICTURES]}`);
        const { byteLength } = await answer.arrayBuffer();
        if (byteLength !== THUMBNAIL_BYTES[WIDTH]) throw new Error(`HTTP ${answer.status}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    const { peakMb } = await weigh();
    console.log(`| ${megabytes} | ${mb.toFixed(0)} | ${peakMb.toFixed(0)} |`);
  } finally {
    stop();
  }
}
