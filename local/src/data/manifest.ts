import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from '@vidriera/domain/zod-classic';

const NAME = 'vidriera-export.json';

const Account = z.object({ email: z.string(), password: z.string(), role: z.string(), username: z.string() });
/** An account of the demonstration, as the seed answers it. */
export type Account = z.infer<typeof Account>;

const Manifest = z.object({
  savedAt: z.iso.datetime(),
  accounts: z.array(Account),
  /** SHA-256 of every file of the export, by its path inside the folder. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** Writes down what the export in `folder` holds; to be done last, as it tells that the export is complete. */
export function writeManifest(folder: string, accounts: Account[], now: Date): void {
  const manifest: Manifest = { savedAt: now.toISOString(), accounts, files: hashes(folder) };
  writeFileSync(join(folder, NAME), JSON.stringify(manifest, null, 2));
}

/**
 * Reads the manifest of the export in `folder` and compares it with the files there.
 * @returns the manifest, or a few words on what is wrong with the export
 */
export function checkManifest(folder: string): Manifest | string {
  if (!existsSync(join(folder, NAME))) return `${NAME} is missing`;
  let manifest: Manifest;
  try {
    manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, NAME), 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return `${NAME} cannot be read`;
    throw error;
  }
  const found = hashes(folder);
  for (const [path, hash] of Object.entries(manifest.files)) {
    if (found[path] === undefined) return `${path} is missing`;
    if (found[path] !== hash) return `${path} is damaged`;
  }
  return manifest;
}

function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
  const pairs = paths
    .filter((path) => path !== NAME)
    .map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]);
  return Object.fromEntries(pairs);
}
