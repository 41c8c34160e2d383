import { existsSync, readFileSync } from 'node:fs';
import { z } from '@vidriera/domain/zod-classic';
import { buildSchema, manifestSchema } from '@vidriera/runtime/contract/manifest-schema';
import { UserError } from '../cli/user-error.ts';
import { fetchFile } from './fetch-file.ts';
import type { Site } from './site.ts';

const { id, files, retired } = buildSchema.shape;

/** A build as a deployment sees it, whatever its contract: its files, its dates, and all else as it stands. */
const keptSchema = z.looseObject({
  id,
  files,
  retired,
  /** Written by the deployment, of the live build alone: what lies on the site beside the builds' files. */
  site: z
    .object({
      /** Files without a hash in their names, and the SHA-256 of each. */
      others: z.record(z.string(), z.string()),
      /** SHA-256 of what firebase.json says of the site. */
      config: z.string(),
    })
    .optional(),
});
export type Kept = z.infer<typeof keptSchema>;

/** The manifest's text. */
export const manifestText = (builds: Kept[]): string => `${JSON.stringify({ builds })}\n`;

/** What a site serves now. */
export interface Live {
  /** The manifest as it came, to be compared with a later one. */
  text: string;
  builds: Kept[];
}

/**
 * Reads the manifest of what is live; `null` for a site on which nothing was ever released.
 * @throws UserError when it can't be read
 */
export async function readLive({ origin, manifest, id: site }: Site): Promise<Live | null> {
  // The query keeps a copy in some cache from answering.
  const body = await fetchFile(`${origin}${manifest}?at=${Date.now()}`);
  if (body === null) return null;
  const text = body.toString('utf8');
  const builds = parseBuilds(text);
  if (!builds) throw new UserError(`What ${site} serves as ${manifest} is no manifest: nothing was changed.`);
  return { text, builds };
}

/**
 * Reads the manifest that a build has just written: of one build, itself.
 * @throws UserError for anything else
 */
export function readFresh(file: string): Kept {
  const [build, ...more] = existsSync(file) ? (parseBuilds(readFileSync(file, 'utf8')) ?? []) : [];
  if (!build || more.length > 0) throw new UserError(`${file} is no manifest of one build: build again.`);
  return build;
}

function parseBuilds(text: string): Kept[] | null {
  try {
    return z.array(keptSchema).parse(manifestSchema.parse(JSON.parse(text)).builds);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return null;
    throw error;
  }
}
