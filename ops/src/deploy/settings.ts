import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import { z } from '@vidriera/domain/zod-classic';
import { ROOT } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { previewHostsSchema } from '@vidriera/runtime/contract/previews-schema';

const BRACKET = /[[\]]/;
const EXAMPLE = /(?:^|[@./])(?:example|ejemplo)(?:\.(?:com|org|net|ar|com\.ar))?(?=[/:>]|$)/i;
const DEMO_HOST = DEMO_OPERATOR.VIDRIERA_LINK_HOST.slice(0, -1);
const demo: Record<string, string> = DEMO_OPERATOR;

/** Settings of the demonstration that two sites may share. */
const SHARED = ['VIDRIERA_BRAND', 'VIDRIERA_LINK_HOST'];

/** Adds an issue for each setting that is still a template's, an example, or another site's. */
function refuseForeignTexts(
  settings: Record<string, string | undefined | unknown>,
  ctx: z.RefinementCtx,
): void {
  const origin = String(settings.VIDRIERA_ORIGIN ?? '');
  const isDemoHost = URL.canParse(origin) && ownsHost(new URL(origin).hostname);
  for (const [name, value] of Object.entries(settings)) {
    if (typeof value !== 'string') continue;
    const isDemo = !SHARED.includes(name) && demo[name] === value;
    const isElsewhere = !isDemoHost && namesHost(value);
    if (isDemo || isElsewhere || BRACKET.test(value) || EXAMPLE.test(value))
      ctx.addIssue({ code: 'custom', path: [name] });
  }
}

const ownsHost = (host: string): boolean => host === DEMO_HOST || host.endsWith(`.${DEMO_HOST}`);
const namesHost = (text: string): boolean =>
  new RegExp(`(?:^|[@./])${DEMO_HOST.replace('.', '\\.')}(?=[/:>]|$)`).test(text);

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** A CUIT with its check digit: '30-12345678-1'. */
const taxIdSchema = z
  .string()
  .regex(/^\d{2}-\d{8}-\d$/)
  .refine((text) => {
    const digits = [...text.replaceAll('-', '')].map(Number);
    const sum = WEIGHTS.reduce((total, weight, i) => total + weight * (digits[i] ?? 0), 0);
    return (11 - (sum % 11)) % 11 === digits.at(-1);
  });

const projectSchema = z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/);
const line = z.string().trim().min(2).max(200);

/** Settings in `functions/.env.<project>`. `npm run reference` prints the comments. */
export const settingsSchema = z
  .object({
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
    /** How short links begin, without scheme and with a slash at the end: `midominio.ar/`. */
    VIDRIERA_LINK_HOST: z.string().regex(/^[a-z0-9.:-]+\/$/),
    /** The name of the site in its terms. */
    VIDRIERA_BRAND: line,
    /** The company or person that answers for the site. The terms and the privacy policy name it. */
    VIDRIERA_COMPANY: line,
    /** Its CUIT, `30-12345678-1`. */
    VIDRIERA_TAX_ID: taxIdSchema,
    /** Its legal address, without the country. */
    VIDRIERA_ADDRESS: line,
    /** The mailbox on every public page, which people write to about their data. */
    VIDRIERA_CONTACT: z.email(),
    /** The number of the database in the AAIP's register; without it the privacy policy names none. */
    VIDRIERA_REGISTRY: line.optional(),
    /** `off` lets people publish without a confirmed e-mail address. Deploy rules and functions after a change. */
    VIDRIERA_CONFIRMED_MAIL: z.enum(['on', 'off']).default('on'),
    /** On staging: `pull-requests`, hosts of other channels that can be previewed, or both with commas between. */
    VIDRIERA_PREVIEWS: previewHostsSchema,
    /** `off` tells crawlers of language models no (`/robots.txt`). Search engines stay welcome. */
    VIDRIERA_AI_CRAWLERS: z.enum(['on', 'off']).default('on'),
    /** `https://…`: a public list of malicious hosts, read each night. Links to them are not shown. */
    VIDRIERA_BLOCKLIST: z.url({ protocol: /^https$/ }).optional(),
    /** Hosts that the list is wrong about, with commas between. */
    VIDRIERA_BLOCKLIST_EXCEPT: z
      .string()
      .regex(/^[a-z0-9.-]+(,\s*[a-z0-9.-]+)*$/)
      .optional(),
    /** How the names of the Hosting sites begin: 20 characters at most, for Hosting takes 30. */
    VIDRIERA_SITE_PREFIX: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,18}[a-z0-9]$/)
      .default('vidriera'),
    /** Spending in a month at which Google writes to the owners: whole units of the billing account’s currency. */
    VIDRIERA_BUDGET: z.string().regex(/^[1-9]\d{0,8}$/),
    /** The id of the GitHub repository whose pipelines may deploy without keys: `gh api repos/OWNER/NAME --jq .id`. */
    VIDRIERA_REPOSITORY: z
      .string()
      .regex(/^[1-9]\d{0,19}$/)
      .optional(),
    /** GitHub’s environment whose pipelines act on this project: `production`, from `main` only, or `staging`. */
    VIDRIERA_ENVIRONMENT: z.enum(['production', 'staging']).default('production'),
    /** Virtual CPUs that Cloud Run’s quota gives the project in the region; a new project has 20, some have fewer. It caps every function. */
    VIDRIERA_CPU_QUOTA: z.coerce.number().int().min(1).max(100_000).default(20),
    /** Most instances of each function that crowds reach, within the quota. Raise the quota first. */
    VIDRIERA_MAX_INSTANCES: z.coerce.number().int().min(1).max(1000).default(20),
    /** Instances of `pages` and of `api` that wait for visitors, so that none meets a cold start (costs.md). */
    VIDRIERA_MIN_INSTANCES: z.coerce.number().int().min(0).max(10).default(0),
  })
  .superRefine(refuseForeignTexts);

/** Pipelines of a GitHub repository, by its id, and of one of its environments. */
export interface Pipelines {
  repository: string;
  environment: 'production' | 'staging';
}

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
  /** Sender of letters, and the mail server. */
  mailFrom: string;
  mailServer: string;
  mailPort: number;
  mailUser: string;
  /** Monthly budget. */
  budget: string;
  /** The pipelines that may deploy. */
  pipelines?: Pipelines | undefined;
  /** vCPUs of the region. */
  cpuQuota: number;
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
    const missing = [...new Set(settings.error.issues.map(({ path }) => path.join('.')))].join(', ');
    throw new UserError(
      `functions/${name} has no valid ${missing}: docs/operations.md says where to find it.`,
    );
  }
  const { data } = settings;
  const { VIDRIERA_REPOSITORY: repository, VIDRIERA_ENVIRONMENT: environment } = data;
  return {
    name,
    text,
    bucket: data.VIDRIERA_BUCKET,
    confirmedMail: data.VIDRIERA_CONFIRMED_MAIL === 'on',
    sites: data.VIDRIERA_SITE_PREFIX,
    origin: new URL(data.VIDRIERA_ORIGIN).origin,
    mailFrom: data.VIDRIERA_SMTP_FROM,
    mailServer: data.VIDRIERA_SMTP_HOST,
    mailPort: Number(data.VIDRIERA_SMTP_PORT),
    mailUser: data.VIDRIERA_SMTP_USER,
    budget: data.VIDRIERA_BUDGET,
    pipelines: repository === undefined ? undefined : { repository, environment },
    cpuQuota: data.VIDRIERA_CPU_QUOTA,
  };
}
