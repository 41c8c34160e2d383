import { z } from '@vidriera/domain/zod-classic';

export const functionSchema = z.looseObject({
  labels: z.record(z.string(), z.string()).default({}),
  buildConfig: z.looseObject({
    runtime: z.string(),
    entryPoint: z.string(),
    source: z.object({ storageSource: z.object({ bucket: z.string(), object: z.string() }) }),
  }),
  serviceConfig: z.looseObject({
    serviceAccountEmail: z.string().nullish(),
    environmentVariables: z.record(z.string(), z.string()).default({}),
    secretEnvironmentVariables: z.array(z.looseObject({ key: z.string(), version: z.string() })).nullish(),
    maxInstanceCount: z.number().default(100),
    availableCpu: z.string().default('1'),
    maxInstanceRequestConcurrency: z.number().default(1),
  }),
  eventTrigger: z.looseObject({ eventType: z.string(), triggerRegion: z.string().optional() }).optional(),
});
export type FunctionRequest = z.infer<typeof functionSchema>;

export type CloudFunction = FunctionRequest & { name: string; state: 'ACTIVE' | 'FAILED' };

const indexField = z.looseObject({ fieldPath: z.string(), order: z.string().optional() });
export const indexSchema = z.object({ fields: z.array(indexField).min(1), queryScope: z.string() });
export const fieldSchema = z.object({
  /** Firestore reports an enabled TTL as ACTIVE. */
  ttlConfig: z
    .object({})
    .transform(() => ({ state: 'ACTIVE' }))
    .optional(),
  indexConfig: z.object({ indexes: z.array(z.unknown()).default([]) }),
});

export type FirestoreIndex = z.infer<typeof indexSchema> & { name: string; state: 'CREATING' | 'READY' };
export type FirestoreField = z.infer<typeof fieldSchema> & { name: string };
