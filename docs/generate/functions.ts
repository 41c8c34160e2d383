import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '../../domain/src/zod-classic.ts';
import { ROOT } from './sources.ts';

const endpointSchema = z.object({
  availableMemoryMb: z.number(),
  timeoutSeconds: z.number(),
  maxInstances: z.number(),
  serviceAccountEmail: z.string(),
  secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
  callableTrigger: z.object({}).optional(),
  httpsTrigger: z.object({}).optional(),
  scheduleTrigger: z.object({ schedule: z.string() }).optional(),
  eventTrigger: z
    .object({
      eventType: z.string(),
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

/** Loads every `functions/src/…/on-*.ts` and returns the functions in it, by name. */
export async function loadFunctions(): Promise<DeployedFunction[]> {
  // Without these the options are those of a deployment.
  delete process.env.FUNCTION_TARGET;
  delete process.env.FUNCTIONS_EMULATOR;
  process.env.GCLOUD_PROJECT = 'demo-docs';
  process.env.FIREBASE_CONFIG = '{"storageBucket":"demo-docs.appspot.com"}';
  const found: DeployedFunction[] = [];
  for (const file of globSync('functions/src/*/on-*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] })) {
    const module: Record<string, { __endpoint?: unknown }> = await import(join(ROOT, file));
    for (const [name, { __endpoint: endpoint }] of Object.entries(module)) {
      // A reset option prints as null.
      if (endpoint)
        found.push({ name, file, endpoint: endpointSchema.parse(JSON.parse(JSON.stringify(endpoint))) });
    }
  }
  return found.sort((a, b) => a.name.localeCompare(b.name));
}
