import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { ROOT } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { previewHostsSchema } from '@vidriera/runtime/contract/previews-schema';

const projectSchema = z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/);
const settingsSchema = z.object({
  VIDRIERA_WEB_API_KEY: z.string().min(1),
  VIDRIERA_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/),
  /** Pages, the sitemap, share cards and e-mails name it: a guess would be indexed, shared and mailed. */
  VIDRIERA_ORIGIN: z
    .url({ protocol: /^https$/ })
    .refine((url) => URL.canParse(url) && ['', '/'].includes(url.slice(new URL(url).origin.length))),
  /** Letters would wait for five hours and be given up. The password is a secret (ops/src/project/secret.ts). */
  VIDRIERA_SMTP_HOST: z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i),
  VIDRIERA_SMTP_PORT: z.enum(['465', '587']),
  VIDRIERA_SMTP_USER: z.string().min(1),
  VIDRIERA_SMTP_FROM: z.string().regex(/^[^\r\n<>"]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/),
  VIDRIERA_LINK_HOST: z
    .string()
    .regex(/^[a-z0-9.:-]+\/$/)
    .optional(),
  /** Whether publishing asks for a confirmed e-mail address; functions tell it to pages. */
  VIDRIERA_CONFIRMED_MAIL: z.enum(['on', 'off']).default('on'),
  /** With anything else pages and gate would not start. */
  VIDRIERA_PREVIEWS: previewHostsSchema,
  /** Hosting takes names of 30 characters; the longest ending, '-dashboard', has ten. */
  VIDRIERA_SITE_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,18}[a-z0-9]$/)
    .default('vidriera'),
});

/** The functions' settings for one project. */
export interface Settings {
  /** `.env.<project>`, the name under which Firebase reads them beside the functions. */
  name: string;
  text: string;
  /** The project's Storage bucket, which the rules are filled in with. */
  bucket: string;
  /** Whether its rules let nobody publish whose e-mail address is not confirmed. */
  confirmedMail: boolean;
  /** What the names of the project's Hosting sites begin with. */
  sites: string;
  /** The site's public origin. */
  origin: string;
}

/** The project that a command names. @throws UserError when it names none, or one of the emulators' */
export function projectOf(command: string, project = ''): string {
  if (!project) throw new UserError(`${command} needs --project and the id of a Firebase project.`);
  if (!projectSchema.safeParse(project).success || project.startsWith('demo-')) {
    throw new UserError(`"${project}" is no Firebase project to deploy to.`);
  }
  return project;
}

/** The settings of a project, where there is a file of them. @throws UserError naming what is missing or wrong in it */
export const findSettings = (project: string, root = ROOT): Settings | null =>
  existsSync(join(root, 'functions', `.env.${project}`)) ? readSettings(project, root) : null;

/**
 * Reads `functions/.env.<project>`, without which the functions would be deployed only to fail.
 * @throws UserError naming what is missing or wrong
 */
export function readSettings(project: string, root = ROOT): Settings {
  const name = `.env.${projectOf('npm run deploy', project)}`;
  let text: string;
  try {
    text = readFileSync(join(root, 'functions', name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new UserError(`functions/${name} is missing: docs/operations.md says what stands in it.`);
  }
  const settings = settingsSchema.safeParse(parseEnv(text));
  if (!settings.success) {
    const missing = settings.error.issues.map(({ path }) => path.join('.')).join(' and no ');
    throw new UserError(`functions/${name} names no ${missing}: docs/operations.md says where to find it.`);
  }
  const { VIDRIERA_BUCKET, VIDRIERA_CONFIRMED_MAIL, VIDRIERA_ORIGIN, VIDRIERA_SITE_PREFIX } = settings.data;
  return {
    name,
    text,
    bucket: VIDRIERA_BUCKET,
    confirmedMail: VIDRIERA_CONFIRMED_MAIL === 'on',
    sites: VIDRIERA_SITE_PREFIX,
    origin: new URL(VIDRIERA_ORIGIN).origin,
  };
}
