import { z } from './zod.ts';

export const AREAS = ['explore', 'dashboard', 'profile'] as const;
export const areaSchema = z.enum(AREAS);
/** Short name of a micro-frontend: the `{area}` of `/r/{area}/…`. */
export type Area = z.infer<typeof areaSchema>;

/** Where one area's current build is: same-origin paths (in dev, absolute URLs). */
export const remoteSchema = z.object({
  entry: z.string().min(1),
  /** Scripts worth fetching together with the entry. */
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** Hash of the area's and the kit's sources: equal on server and client, or the page is rendered anew. */
  buildId: z.string().min(1),
});
export type Remote = z.infer<typeof remoteSchema>;

/** `/remotes.json`: an area that can't be reached is missing. */
export const remotesSchema = z.partialRecord(areaSchema, remoteSchema);
export type Remotes = z.infer<typeof remotesSchema>;

/** What a browser needs to reach Firebase. `emulators` is there only on a local stack. */
export const firebaseConfigSchema = z.object({
  apiKey: z.string().min(1),
  authDomain: z.string().min(1),
  projectId: z.string().min(1),
  storageBucket: z.string().min(1),
  emulators: z
    .object({ auth: z.url(), firestore: z.string(), storage: z.string() })
    .optional()
    .describe('auth: origin; firestore, storage: host:port'),
});
export type FirebaseConfig = z.infer<typeof firebaseConfigSchema>;

/** The JSON the server puts into every page's HTML, in `<script type="application/json" id="vidriera">`. */
export const paginaConfigSchema = z.object({
  remotes: remotesSchema,
  firebase: firebaseConfigSchema,
  /** Prefix of a short link, without scheme: 'vidriera.ar/'. */
  linkHost: z.string(),
  /** The site's public origin, for absolute addresses: 'https://vidriera.ar'. */
  origin: z.url().default('https://vidriera.ar'),
});
export type PaginaConfig = z.infer<typeof paginaConfigSchema>;

/** The one Storage bucket of a project on a local stack. */
export const bucketDe = (projectId: string): string => `${projectId}.appspot.com`;
