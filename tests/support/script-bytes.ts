import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';

/** Bytes of scripts after Brotli at the highest quality, by address: pages share most of them. */
const sizes = new Map<string, number>();

async function sizeOf(script: Response): Promise<number> {
  const url = script.url();
  const size = sizes.get(url) ?? brotliCompressSync(await script.body()).length;
  sizes.set(url, size);
  return size;
}

export const bytesOf = async (scripts: Response[]): Promise<number> =>
  (await Promise.all(scripts.map(sizeOf))).reduce((sum, size) => sum + size, 0);
