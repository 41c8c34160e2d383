import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '../../domain/src/zod.ts';
import { ROOT } from './paths.ts';

/** A name that carries a hash of the content: the file never changes. */
const HASHED = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;
const versioned = z.object({ version: z.string() });

/** SHA-256, as 64 hexadecimal digits. */
export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** What every build says of itself (runtime/contract/manifest-schema.ts). @param base under which address the folder's files are */
export function aboutBuild(folder: string, base: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => HASHED.test(file))
    .map((file) => base + file)
    .sort();
  const react = readFileSync(join(ROOT, 'node_modules/react/package.json'), 'utf8');
  return {
    id: sha256(files.join('\n')).slice(0, 12),
    files,
    react: versioned.parse(JSON.parse(react)).version,
  };
}
