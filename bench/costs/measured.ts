import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from '@vidriera/domain/zod-classic';

/** What `npm run bench:costs:measure` writes. */
export const FILE = fileURLToPath(new URL('./measured.json', import.meta.url));

const count = z.int().nonnegative();
const asked = z.object({ calls: count, reads: count });
/** Requests that were answered with something, and bytes over the line. */
const sent = z.object({ requests: count, bytes: count });
const bytes = z.object({ html: sent, builds: sent, pictures: sent, api: sent });
const page = z.object({
  /** What drawing the page asks of the API, and the documents that reads. */
  drawing: asked,
  /** The same of the browser that shows it. */
  browser: asked,
  /** With nothing in the browser's cache. */
  cold: bytes,
  /** When the browser has shown a page of the kind. */
  warm: bytes,
});
const act = z.object({ reads: count, writes: count });

const measuredSchema = z.object({
  pages: z.object({ landing: page, explore: page, evento: page, perfil: page }),
  /** Documents read and written by the product's own code, triggers included; what the rules read is not among it. */
  /** Bytes of the manifests that a map of the areas is made of, compressed, with one build in each. */
  manifests: count,
  acts: z.object({
    publication: act,
    like: act,
    signUp: act,
  }),
});
export type Measured = z.infer<typeof measuredSchema>;

/** The figures that the model starts from. @throws a $ZodError where the file is not what the measurement writes */
export const readMeasured = (): Measured => measuredSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
