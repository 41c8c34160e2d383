import { z } from '../zod.ts';

/** A file's address on its site: '/r/explore/assets/explore-1a2b3c4d.js'. No segment begins with a dot. */
const pathSchema = z.string().regex(/^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/);

/** What is the same of a build of the shell and of an area. Unknown fields are kept: a newer build may say more. */
export const buildSchema = z.looseObject({
  /** Hash of all it emits: 12 hexadecimal digits. */
  id: z.string().regex(/^[0-9a-f]{12}$/),
  contract: z.int(),
  /** All its files with a hash in their names. */
  files: z.array(pathSchema),
  /** When it stopped being live; missing for the one that is. */
  retired: z.iso.datetime().optional(),
});

/** `shell.json` or `remote.json`: the builds its site keeps, the live one first. Each is parsed by itself, for one may be of another contract. */
export const manifestSchema = z.object({ builds: z.array(z.unknown()).min(1) });
