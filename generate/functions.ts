import { globSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from '../domain/src/site/regions.ts';
import { z } from '../domain/src/zod-classic.ts';
import { ROOT, readText } from './sources.ts';

const endpointSchema = z.object({
  availableMemoryMb: z.number(),
  /** Missing where the platform decides: one CPU for up to 2 GiB. */
  cpu: z.number().nullish(),
  concurrency: z.number(),
  timeoutSeconds: z.number(),
  maxInstances: z.number(),
  serviceAccountEmail: z.string(),
  region: z.array(z.string()),
  secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
  callableTrigger: z.object({}).optional(),
  httpsTrigger: z.object({}).optional(),
  scheduleTrigger: z.object({ schedule: z.string() }).optional(),
  eventTrigger: z
    .object({
      eventType: z.string(),
      retry: z.boolean(),
      eventFilterPathPatterns: z.object({ document: z.string() }).partial().optional(),
    })
    .optional(),
});

/** A deployed function, as the Firebase CLI reads it. */
export interface DeployedFunction {
  name: string;
  /** Its `on-*.ts`, from the root. */
  file: string;
  endpoint: z.infer<typeof endpointSchema>;
}

/** Triggers that the platform does not run again: the schedule of `dueMail` does. */
const WITHOUT_RETRY = ['onMailWritten'];

/** @throws Error naming each function that is not wired, and the file to change */
function compare(functions: DeployedFunction[], expected: string): void {
  const hosting = readText('firebase.json');
  const problems = functions.flatMap(({ name, file, endpoint }) => {
    const { callableTrigger, scheduleTrigger, eventTrigger, region } = endpoint;
    const isHttp = !scheduleTrigger && !eventTrigger && !callableTrigger;
    const isRetried = !eventTrigger || eventTrigger.retry || WITHOUT_RETRY.includes(name);
    return [
      !isHttp || hosting.includes(`"functionId": "${name}"`) || `firebase.json: a rewrite to ${name}`,
      isRetried || `${file}: triggerOptions for ${name}, which has no retry`,
      (region.length === 1 && region[0] === expected) || `${file}: ${name} is not in ${expected}`,
    ];
  });
  const found = problems.filter((problem) => problem !== true);
  if (found.length > 0) throw new Error(found.join('; '));
}

/** Loads every `functions/src/…/on-*.ts` and returns the functions in it, by name. */
export async function loadFunctions(): Promise<DeployedFunction[]> {
  // Without these the options are those of a deployment.
  delete process.env.FUNCTION_TARGET;
  delete process.env.FUNCTIONS_EMULATOR;
  process.env.GCLOUD_PROJECT = 'demo-docs';
  process.env.FIREBASE_CONFIG = '{"storageBucket":"demo-docs.appspot.com"}';
  const found: DeployedFunction[] = [];
  for (const file of globSync('functions/src/*/*/on-*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] })) {
    const module: Record<string, { __endpoint?: unknown }> = await import(join(ROOT, file));
    for (const [name, { __endpoint: endpoint }] of Object.entries(module)) {
      // A reset option prints as null.
      if (endpoint)
        found.push({ name, file, endpoint: endpointSchema.parse(JSON.parse(JSON.stringify(endpoint))) });
    }
  }
  compare(found, REGION);
  return found.sort((a, b) => a.name.localeCompare(b.name));
}
