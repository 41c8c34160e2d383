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
  }),
  eventTrigger: z.looseObject({ eventType: z.string(), triggerRegion: z.string().optional() }).optional(),
});
/** A function as it is asked for. */
export type Asked = z.infer<typeof functionSchema>;

/** A deployed function of the second generation. */
export type CloudFunction = Asked & { name: string; state: 'ACTIVE' | 'FAILED' };

const indexField = z.looseObject({ fieldPath: z.string(), order: z.string().optional() });
export const indexSchema = z.object({ fields: z.array(indexField).min(1), queryScope: z.string() });
export const fieldSchema = z.object({
  /** Firestore says of one that it is at work. */
  ttlConfig: z
    .object({})
    .transform(() => ({ state: 'ACTIVE' }))
    .optional(),
  indexConfig: z.object({ indexes: z.array(z.unknown()).default([]) }),
});

/** A composite index. */
export type Index = z.infer<typeof indexSchema> & { name: string; state: 'CREATING' | 'READY' };
/** How one field is indexed by itself. */
export type Field = z.infer<typeof fieldSchema> & { name: string };
