import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';
import { fetchFile } from '@vidriera/local/sites/fetch-file';
import { type DeployedBuild, manifestText } from '@vidriera/local/sites/manifest';
import type { ReleaseSite } from '@vidriera/local/sites/site';

const AT_ONCE = 8;
const SHOWN = 5;
/** What a manifest says of the code a server runs. */
const serverSchema = z.object({ server: z.object({ file: z.string(), sha256: z.string() }) });

/** SHA-256 of some bytes, hexadecimal. */
export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** Lays the folder of a release out anew: a build's files, or none. */
export function startFolder({ work, dist }: ReleaseSite, fromBuild: boolean): string {
  const folder = join(work, 'public');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (fromBuild) cpSync(dist, folder, { recursive: true });
  return folder;
}

/** The files of a build that carry no hash in their names, the manifest left out, each with its digest. */
export function othersIn(folder: string, build: DeployedBuild, manifest: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`);
  const others = files.filter(
    (file) => file !== manifest && !build.files.includes(file) && !file.includes('/.'),
  );
  return Object.fromEntries(others.sort().map((file) => [file, sha256(readFileSync(join(folder, file)))]));
}

/**
 * Completes the folder of a release: fetches from the live site what the manifest names and the folder lacks, checks whatever has a known
 * digest, and writes the manifest.
 * @returns how many files were fetched
 * @throws UserError when a file is in neither place, or is not what its digest says
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
  const take = async (file: string): Promise<void> => {
    const body = await fetchFile(site.origin + file);
    if (body === null) missing.push(file);
    else {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), body);
    }
  };
  for (let i = 0; i < absent.length; i += AT_ONCE) await Promise.all(absent.slice(i, i + AT_ONCE).map(take));
  if (missing.length > 0) {
    const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
    const names = `${missing.sort().slice(0, SHOWN).join(', ')}${more}`;
    throw new UserError(
      `The manifest names files that neither the build nor ${site.id} has (${names}): nothing was changed.`,
    );
  }
  for (const [file, digest] of digests) {
    if (sha256(readFileSync(join(folder, file))) !== digest) {
      throw new UserError(`${file} of ${site.id} is not what its digest says: nothing was changed.`);
    }
  }
  writeFileSync(join(folder, site.manifest), manifestText(builds));
  return absent.length;
}

/** What is known of files' contents: of those without a hash in their names, and of code for the server. */
function digestsOf(builds: DeployedBuild[]): Map<string, string> {
  const servers = builds.flatMap((build) => {
    const { success, data } = serverSchema.safeParse(build);
    return success ? [[data.server.file, data.server.sha256] as const] : [];
  });
  return new Map([...servers, ...Object.entries(builds[0]?.site?.others ?? {})]);
}
