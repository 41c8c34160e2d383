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
  /** Required: pages, the sitemap, share cards and e-mails contain it. */
  VIDRIERA_ORIGIN: z
    .url({ protocol: /^https$/ })
    .refine((url) => URL.canParse(url) && ['', '/'].includes(url.slice(new URL(url).origin.length))),
  /**
   * Without a mail server, letters expire after five hours. The password is a secret
   * (ops/src/project/secret.ts).
   */
  VIDRIERA_SMTP_HOST: z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i),
  VIDRIERA_SMTP_PORT: z.enum(['465', '587']),
  VIDRIERA_SMTP_USER: z.string().min(1),
  VIDRIERA_SMTP_FROM: z.string().regex(/^[^\r\n<>"]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/),
  VIDRIERA_LINK_HOST: z
    .string()
    .regex(/^[a-z0-9.:-]+\/$/)
    .optional(),
  /** Requires a confirmed e-mail address to publish. */
  VIDRIERA_CONFIRMED_MAIL: z.enum(['on', 'off']).default('on'),
  /** An invalid value would stop pages and gate at their start. */
  VIDRIERA_PREVIEWS: previewHostsSchema,
  /** Hosting allows 30 characters; the longest suffix, '-dashboard', has ten. */
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
