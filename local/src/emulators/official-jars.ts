import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from '@vidriera/domain/zod-classic';
import { modulePath } from '../cli/paths.ts';

export type Downloadable = 'firestore' | 'storage';

const PROBE_MS = 3000;
const Jar = z.object({ remoteUrl: z.url(), downloadPathRelativeToCacheDir: z.string() });
const Info = z.object({ firestore: Jar, storage: Jar });

export function officialJar(name: Downloadable): { path: string; url: string } {
  const file = modulePath('firebase-tools', 'lib', 'emulator', 'downloadableEmulatorInfo.json');
  const jar = Info.parse(JSON.parse(readFileSync(file, 'utf8')))[name];
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return { path: join(cache, jar.downloadPathRelativeToCacheDir), url: jar.remoteUrl };
}

export function isDownloaded(name: Downloadable): boolean {
  return existsSync(officialJar(name).path);
}

/** Returns whether the download server answers within three seconds. */
export async function canDownload(name: Downloadable): Promise<boolean> {
  try {
    const answer = await fetch(officialJar(name).url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return answer.ok;
  } catch {
    return false; // no connection means no download
  }
}
