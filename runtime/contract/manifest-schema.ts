import { z } from '@vidriera/domain/zod';

/** Version of the contract between shell, areas and functions: manifests, server modules, adoption. Raise it with every breaking change. */
export const CONTRACT = 2;

/**
 * Version of what functions and rules offer to the shell and areas. Raise it when a site needs something that older functions lack:
 * `npm run deploy` refuses the site until they are out.
 */
export const BACKEND = 14;

/** A file's address on its site: '/r/explore/assets/explore-1a2b3c4d.js'. No segment begins with a dot. */
const pathSchema = z.string().check(z.regex(/^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/));
/** Names of exports, by shared module: `{ react: ['useState'] }`. */
const exportsSchema = z.record(z.string(), z.array(z.string()));

/** A module for the server, and the hash of its bytes. */
const serverFileSchema = z.object({ file: pathSchema, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
export type ServerFile = z.infer<typeof serverFileSchema>;

/** The fields that builds of the shell and of areas share. Unknown fields pass: a newer build may have more. */
export const buildSchema = z.looseObject({
  /** Hash of its file names: 12 hexadecimal digits. */
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  contract: z.int(),
  /** The `BACKEND` that it needs; missing in older builds. */
  backend: z.optional(z.int()),
  /** Version of React it was built against. */
  react: z.string(),
  /** All its files with a hash in their names. */
  files: z.array(pathSchema),
  /** When it stopped being live; missing for the one that is. */
  retired: z.optional(z.iso.datetime()),
});

export const areaBuildSchema = z.extend(buildSchema, {
  /** The federation container. */
  entry: pathSchema,
  /** The script by which the shell takes it over (runtime/area/adopt.ts). */
  adopt: pathSchema,
  /** The scripts of its routes. */
  js: z.array(pathSchema),
  uses: exportsSchema,
  /** The module that renders its screens on the server. */
  server: serverFileSchema,
});
export type AreaBuild = z.infer<typeof areaBuildSchema>;

/** The shell's document, split where a page is inserted. */
const documentSchema = z.object({
  /** HTML before the head's additions, between them and `#root`'s content, and after it, on a page that the browser renders. */
  clientHtml: z.tuple([z.string(), z.string(), z.string()]),
  /** The same for a page that the server rendered: without the words for a browser without scripts. */
  serverHtml: z.tuple([z.string(), z.string(), z.string()]),
  /** Texts of its inline scripts and style sheets, for the policy's hashes. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** The inline script that starts the shell. */
  boot: z.string(),
  /** The script that starts the shell, and the scripts that are fetched with it. */
  entry: pathSchema,
  preloads: z.array(pathSchema),
  /** The page's own style sheets. */
  sheets: z.array(pathSchema),
});
export type ShellDocument = z.infer<typeof documentSchema>;

export const shellBuildSchema = z.extend(buildSchema, {
  offers: exportsSchema,
  document: documentSchema,
  server: serverFileSchema,
});
export type ShellBuild = z.infer<typeof shellBuildSchema>;

/** `shell.json` or `remote.json`: the builds its site keeps, the live one first. Each is parsed alone, because one may have another contract. */
export const manifestSchema = z.object({ builds: z.array(z.unknown()).check(z.minLength(1)) });

/** Parses the builds of a manifest and leaves out those that `schema` refuses. @throws $ZodError for anything but a manifest */
export function readBuilds<B extends z.ZodMiniType>(schema: B, manifest: unknown): z.infer<B>[] {
  return manifestSchema.parse(manifest).builds.flatMap((build) => {
    const parsed = schema.safeParse(build);
    return parsed.success ? [parsed.data] : [];
  });
}
