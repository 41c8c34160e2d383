import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sdkJar } from './firestore-jar.ts';

let sdk: string;
let jar: string;
beforeEach(() => {
  sdk = mkdtempSync(join(tmpdir(), 'sdk-'));
  jar = join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  for (const file of [jar, join(sdk, 'bin', 'gcloud')]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
});
afterEach(() => rmSync(sdk, { recursive: true }));

it('finds the jar by CLOUDSDK_ROOT_DIR, or by the gcloud on PATH', () => {
  expect(sdkJar({ CLOUDSDK_ROOT_DIR: sdk })).toBe(jar);
  expect(sdkJar({ PATH: join(sdk, 'bin') })).toBe(jar);
  expect(sdkJar({ PATH: '/nowhere' })).not.toBe(jar);
});
