import { existsSync, readFileSync } from 'node:fs';
import { z } from '@vidriera/domain/zod-classic';
import { buildSchema, manifestSchema } from '@vidriera/runtime/contract/manifest-schema';
import { UserError } from '../cli/user-error.ts';
import { fetchFile } from './fetch-file.ts';
import type { ReleaseSite } from './site.ts';

const { id, files, retired, backend } = buildSchema.shape;

/** Any contract; unknown fields are kept. */
const deployedBuildSchema = z.looseObject({
  id,
  files,
  retired,
  backend,
  /** The commit that it was released from, `…-changed` with changes on top; missing outside of a repository. */
  commit: z.string().optional(),
  /** Only in the live build: state of the site besides the builds' files. */
  site: z
    .object({
      /** SHA-256 of files without a hash in their names. */
      others: z.record(z.string(), z.string()),
      /** SHA-256 of the site's part of firebase.json. */
      config: z.string(),
    })
    .optional(),
});
export type DeployedBuild = z.infer<typeof deployedBuildSchema>;

export const manifestText = (builds: DeployedBuild[]): string => `${JSON.stringify({ builds })}\n`;

export interface LiveManifest {
  /** Unparsed, to detect a change. */
  text: string;
  builds: DeployedBuild[];
}

/**
 * Reads the live manifest; `null` when the site was never released.
 * @throws UserError when it cannot be read
 */
export async function readLiveManifest({
  origin,
  manifest,
  id: site,
}: ReleaseSite): Promise<LiveManifest | null> {
  // The query bypasses caches.
  const body = await fetchFile(`${origin}${manifest}?at=${Date.now()}`);
  if (body === null) return null;
  const text = body.toString('utf8');
  const builds = parseBuilds(text);
  if (!builds) throw new UserError(`${manifest} of ${site} is not a valid manifest: nothing was changed.`);
  return { text, builds };
}

/**
 * Reads the manifest of a fresh build, which lists that build only.
 * @throws UserError for anything else
 */
export function readBuiltManifest(file: string): DeployedBuild {
  const [build, ...more] = existsSync(file) ? (parseBuilds(readFileSync(file, 'utf8')) ?? []) : [];
  if (!build || more.length > 0) throw new UserError(`${file} is not a manifest of one build: build again.`);
  return build;
}

function parseBuilds(text: string): DeployedBuild[] | null {
  try {
    return z.array(deployedBuildSchema).parse(manifestSchema.parse(JSON.parse(text)).builds);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return null;
    throw error;
  }
}
