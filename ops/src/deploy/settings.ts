import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { ROOT } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { previewHostsSchema } from '@vidriera/runtime/contract/previews-schema';

const projectSchema = z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/);
/** What `functions/.env.<project>` holds. The comments are printed in docs/reference.md. */
export const settingsSchema = z.object({
  /** The API key of the web app (Project settings). It names the project and opens nothing. */
  VIDRIERA_WEB_API_KEY: z.string().min(1),
  /** The Storage bucket, without `gs://`. Rules take pictures from nowhere else. */
  VIDRIERA_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/),
  /** The public origin, `https://…`. Pages, the sitemap, share cards and letters name it. */
  VIDRIERA_ORIGIN: z
    .url({ protocol: /^https$/ })
    .refine((url) => URL.canParse(url) && ['', '/'].includes(url.slice(new URL(url).origin.length))),
  /** The mail server. Its password is a secret. */
  VIDRIERA_SMTP_HOST: z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i),
  /** `465` (TLS from the start) or `587` (STARTTLS). */
  VIDRIERA_SMTP_PORT: z.enum(['465', '587']),
  /** The user at the mail server. */
  VIDRIERA_SMTP_USER: z.string().min(1),
  /** The sender, `Vidriera <hola@…>`: a mailbox that somebody reads. */
  VIDRIERA_SMTP_FROM: z.string().regex(/^[^\r\n<>"]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/),
  /** How short links begin, without scheme and with a slash at the end; `vidriera.ar/` by default. */
  VIDRIERA_LINK_HOST: z
    .string()
    .regex(/^[a-z0-9.:-]+\/$/)
    .optional(),
  /** `off` lets people publish without a confirmed e-mail address. Deploy rules and functions after a change. */
  VIDRIERA_CONFIRMED_MAIL: z.enum(['on', 'off']).default('on'),
  /** On staging: hosts of the channels that can be previewed, with commas between. */
  VIDRIERA_PREVIEWS: previewHostsSchema,
  /** How the names of the Hosting sites begin: 20 characters at most, for Hosting takes 30. */
  VIDRIERA_SITE_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,18}[a-z0-9]$/)
    .default('vidriera'),
});

export interface DeploySettings {
  /** `.env.<project>`, next to the functions. */
  name: string;
  text: string;
  bucket: string;
  /** Rules require a confirmed e-mail address to publish. */
  confirmedMail: boolean;
  /** Prefix of the Hosting sites' names. */
  sites: string;
  origin: string;
}

/** Validates the project of a command. @throws UserError when it is missing, or an emulator project */
export function parseProject(command: string, project = ''): string {
  if (!project) throw new UserError(`${command} needs --project and the id of a Firebase project.`);
  if (!projectSchema.safeParse(project).success || project.startsWith('demo-')) {
    throw new UserError(`"${project}" is not a Firebase project to deploy to.`);
  }
  return project;
}

/** Reads a project's settings; null without a file. @throws UserError for invalid settings */
export const findSettings = (project: string, root = ROOT): DeploySettings | null =>
  existsSync(join(root, 'functions', `.env.${project}`)) ? readSettings(project, root) : null;

/**
 * Reads `functions/.env.<project>`, required by the functions.
 * @throws UserError that names invalid settings
 */
export function readSettings(project: string, root = ROOT): DeploySettings {
  const name = `.env.${parseProject('npm run deploy', project)}`;
  let text: string;
  try {
    text = readFileSync(join(root, 'functions', name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new UserError(`functions/${name} is missing: docs/operations.md describes its content.`);
  }
  const settings = settingsSchema.safeParse(parseEnv(text));
  if (!settings.success) {
    const missing = settings.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new UserError(
      `functions/${name} has no valid ${missing}: docs/operations.md says where to find it.`,
    );
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
