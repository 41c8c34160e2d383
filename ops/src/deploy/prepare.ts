import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';
import { fetchFile } from '@vidriera/local/sites/fetch-file';
import { type DeployedBuild, manifestText } from '@vidriera/local/sites/manifest';
import type { ReleaseSite } from '@vidriera/local/sites/site';

const PARALLEL_FETCHES = 8;
const MAX_NAMES = 5;
const serverSchema = z.object({ server: z.object({ file: z.string(), sha256: z.string() }) });

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** Creates the folder of a release, empty or with the build's files. */
export function startFolder({ work, dist }: ReleaseSite, fromBuild: boolean): string {
  const folder = join(work, 'public');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (fromBuild) cpSync(dist, folder, { recursive: true });
  return folder;
}

/** Returns the digests of files without a hash in their names, except the manifest. */
export function unhashedFiles(
  folder: string,
  build: DeployedBuild,
  manifest: string,
): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`);
  const otherFiles = files.filter(
    (file) => file !== manifest && !build.files.includes(file) && !file.includes('/.'),
  );
  return Object.fromEntries(
    otherFiles.sort().map((file) => [file, sha256(readFileSync(join(folder, file)))]),
  );
}

/**
 * Fetches missing files from the live site, verifies digests and writes the manifest.
 * @returns the number of fetched files
 * @throws UserError when a file is missing or does not match its digest
 */
export async function completeFolder(
  site: ReleaseSite,
  folder: string,
  builds: DeployedBuild[],
): Promise<number> {
  const digests = digestsOf(builds);
  const named = new Set([...builds.flatMap(({ files }) => files), ...digests.keys()]);
  const absent = [...named].filter((file) => !existsSync(join(folder, file)));
  const missing: string[] = [];
  const fetchMissing = async (file: string): Promise<void> => {
    const body = await fetchFile(site.origin + file);
    if (body === null) missing.push(file);
    else {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), body);
    }
  };
  for (let i = 0; i < absent.length; i += PARALLEL_FETCHES)
    await Promise.all(absent.slice(i, i + PARALLEL_FETCHES).map(fetchMissing));
  if (missing.length > 0) {
    const more = missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : '';
    const names = `${missing.sort().slice(0, MAX_NAMES).join(', ')}${more}`;
    throw new UserError(
      `The manifest names files that neither the build nor ${site.id} has (${names}): nothing was changed.`,
    );
  }
  for (const [file, digest] of digests) {
    if (sha256(readFileSync(join(folder, file))) !== digest) {
      throw new UserError(`${file} of ${site.id} does not match its digest: nothing was changed.`);
    }
  }
  writeFileSync(join(folder, site.manifest), manifestText(builds));
  return absent.length;
}

/** Returns the known digests: of files without a hash in their names, and of server code. */
function digestsOf(builds: DeployedBuild[]): Map<string, string> {
  const servers = builds.flatMap((build) => {
    const { success, data } = serverSchema.safeParse(build);
    return success ? [[data.server.file, data.server.sha256] as const] : [];
  });
  return new Map([...servers, ...Object.entries(builds[0]?.site?.others ?? {})]);
}
