import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from '@vidriera/domain/zod-classic';

const NAME = 'vidriera-export.json';

const DemoAccount = z.object({
  email: z.string(),
  password: z.string(),
  role: z.string(),
  username: z.string(),
});
export type DemoAccount = z.infer<typeof DemoAccount>;

const ExportManifest = z.object({
  savedAt: z.iso.datetime(),
  accounts: z.array(DemoAccount),
  /** SHA-256 by path inside the folder. */
  files: z.record(z.string(), z.string()),
});
export type ExportManifest = z.infer<typeof ExportManifest>;

/** Writes the manifest of an export. It comes last: it marks the export as complete. */
export function writeManifest(folder: string, accounts: DemoAccount[], now: Date): void {
  const manifest: ExportManifest = { savedAt: now.toISOString(), accounts, files: hashes(folder) };
  writeFileSync(join(folder, NAME), JSON.stringify(manifest, null, 2));
}

/**
 * Reads the manifest of the export in `folder` and verifies the files.
 * @returns the manifest, or a few words about the defect
 */
export function checkManifest(folder: string): ExportManifest | string {
  if (!existsSync(join(folder, NAME))) return `${NAME} is missing`;
  let manifest: ExportManifest;
  try {
    manifest = ExportManifest.parse(JSON.parse(readFileSync(join(folder, NAME), 'utf8')));
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
