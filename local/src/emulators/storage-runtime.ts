import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NODE } from '../cli/paths.ts';
import type { ChosenProgram } from './firestore-jar.ts';
import { canDownload, isDownloaded } from './official-jars.ts';

const STAND_IN = fileURLToPath(import.meta.resolve('@vidriera/storage-rules/main'));

/**
 * Chooses what evaluates `storage.rules`: the official runtime, or the project's stand-in.
 * @param folder receives the placeholder for the runtime's jar
 */
export async function chooseStorageRules(folder: string): Promise<ChosenProgram> {
  if (isDownloaded('storage')) return { env: {}, line: 'Storage rules: the official runtime' };
  if (await canDownload('storage')) {
    return {
      env: {},
      line: 'Storage rules: the official runtime, which firebase-tools downloads now (50 MB, once)',
    };
  }
  const jar = join(folder, 'storage-rules-stand-in.jar');
  writeFileSync(jar, 'Not a jar: a `java` first on PATH runs the stand-in when asked for this file.\n');
  return {
    env: { STORAGE_EMULATOR_BINARY_PATH: jar },
    line: 'Storage rules: the project’s stand-in (the official runtime cannot be downloaded from here)',
    jars: { [jar]: { command: [NODE, '--disable-warning=ExperimentalWarning', STAND_IN] } },
  };
}
