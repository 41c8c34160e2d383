import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { modulePath, NODE } from '@vidriera/local/cli/paths';

const LIMIT_MS = 60_000;
/** The Firebase CLI takes this file instead of its own discovery; firebase.json excludes it from the package. */
export const MANIFEST_FILE = 'functions.yaml';
const SDK = modulePath('firebase-functions', 'lib', 'bin', 'firebase-functions.js');

const endpointSchema = z.looseObject({
  maxInstances: z.number().nullish(),
  cpu: z.number().nullish(),
  secretEnvironmentVariables: z.array(z.looseObject({ key: z.string() })).nullish(),
  labels: z.record(z.string(), z.string()).default({}),
});
const manifestSchema = z.looseObject({
  endpoints: z.record(z.string(), endpointSchema).refine((all) => Object.keys(all).length > 0),
  extensions: z.strictObject({}).optional(),
});
/** The functions of a build by name. */
export type Endpoints = z.infer<typeof manifestSchema>['endpoints'];

export interface FunctionsBuild {
  /** Of the build, with the settings. */
  folder: string;
  project: string;
  bucket: string;
  /** Labels the functions. The CLI leaves unchanged functions alone, with the label of their release. */
  commit?: string | undefined;
  signal: AbortSignal;
}

/**
 * Lists the functions of a build, as Firebase's library describes them, in `functions.yaml` beside it.
 * Without the empty `extensions` of that library the CLI asks nothing of the Extensions API, which ends in March 2027.
 * @returns the functions; `remove` deletes the file
 */
export async function writeFunctionsManifest(
  build: FunctionsBuild,
): Promise<{ endpoints: Endpoints; remove: () => void }> {
  const { folder, project, bucket, commit, signal } = build;
  const file = join(folder, MANIFEST_FILE);
  const remove = (): void => rmSync(file, { force: true });
  const env = {
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: bucket }),
    FUNCTIONS_CONTROL_API: 'true',
    FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
  };
  try {
    await promisify(execFile)(NODE, [SDK], { cwd: folder, env, signal, timeout: LIMIT_MS });
    const { extensions: _, ...manifest } = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    if (commit) for (const { labels } of Object.values(manifest.endpoints)) labels.commit = commit;
    await writeFile(file, JSON.stringify(manifest));
    return { endpoints: manifest.endpoints, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Returns the functions of a build. */
export async function builtFunctions(build: FunctionsBuild): Promise<Endpoints> {
  const { endpoints, remove } = await writeFunctionsManifest(build);
  remove();
  return endpoints;
}
