import { AREAS, type SiteName } from '@vidriera/domain/site/areas';
import { parseFlags } from '@vidriera/local/cli/flags';
import { UserError } from '@vidriera/local/cli/user-error';

/** Targets of `firebase deploy --only`, in deployment order. */
const OTHERS: Record<string, string[]> = { rules: ['firestore', 'storage'], functions: ['functions'] };
/** The shell comes first, because areas may use its new exports. */
const SITES: SiteName[] = ['shell', ...AREAS];

interface DeployParts {
  sites: SiteName[];
  /** Targets that precede the sites: functions depend on rules, and pages on functions. */
  only: string[];
}

const PART_NAMES = [...SITES, ...Object.keys(OTHERS)];

/**
 * Returns the named parts; all parts by default.
 * @throws UserError for an unknown name
 */
export function parseParts(names: string[]): DeployParts {
  const unknown = names.filter((name) => !PART_NAMES.includes(name));
  if (unknown.length > 0) {
    throw new UserError(
      `npm run deploy has no part ${unknown.join(', ')}: the parts are ${PART_NAMES.join(', ')}.`,
    );
  }
  const isSelected = (name: string): boolean => names.length === 0 || names.includes(name);
  const otherParts = Object.entries(OTHERS).filter(([name]) => isSelected(name));
  return { sites: SITES.filter(isSelected), only: otherParts.flatMap(([, only]) => only) };
}

export const HELP = `npm run deploy -- --project ID [${PART_NAMES.join(' | ')} …] [-- FIREBASE ARGUMENTS]

Builds what changed and deploys the named parts, or everything, to a Firebase project (docs/operations.md).

  --dry-run            lists the files that would be added, kept and dropped, and the parts; changes nothing
  --preview NAME       releases the named sites on a preview channel only
  --list               lists the builds of the named sites
  --rollback [BUILD]   restores an earlier build of one site: the previous one, or BUILD
  --prune              deletes functions that the source no longer has; without it, they stop the deployment

FIREBASE ARGUMENTS are for functions and rules deployed without a site.`;

const FLAGS = {
  project: 'string',
  list: 'boolean',
  rollback: 'boolean',
  preview: 'string',
  prune: 'boolean',
  'dry-run': 'boolean',
  help: 'boolean',
} as const;
const CHANNEL = /^(?!live$)[a-z0-9](?:[a-z0-9-]{0,35}[a-z0-9])?$/;
const BUILD = /^[0-9a-f]{12}$/;

export interface DeployOrder {
  project: string;
  parts: DeployParts;
  kind: 'release' | 'preview' | 'list' | 'rollback';
  dryRun: boolean;
  channel?: string;
  /** Build to restore. */
  build?: string | undefined;
  /** Deletes functions that the source no longer has. */
  prune: boolean;
  /** Arguments for `firebase deploy` of rules and functions. */
  rest: string[];
}

/**
 * Parses the command line; `null` for `--help`.
 * @throws UserError for invalid combinations
 */
export function parseOrder(args: string[]): DeployOrder | null {
  const { flags, words, rest } = parseFlags('npm run deploy', args, FLAGS);
  if (flags.help) return null;
  const kinds = [
    ...(flags.list ? (['list'] as const) : []),
    ...(flags.rollback ? (['rollback'] as const) : []),
    ...(flags.preview === undefined ? [] : (['preview'] as const)),
  ];
  if (kinds.length > 1) throw new UserError('--list, --rollback and --preview cannot be combined.');
  const [kind = 'release'] = kinds;
  const builds = kind === 'rollback' ? words.filter((word) => BUILD.test(word)) : [];
  const parts = parseParts(words.filter((word) => !builds.includes(word)));
  if (kind === 'rollback' && (parts.sites.length !== 1 || parts.only.length > 0 || builds.length > 1)) {
    throw new UserError('--rollback takes the shell or one area, and one build at most.');
  }
  if (kind !== 'release' && words.length > builds.length && parts.only.length > 0) {
    throw new UserError(`--${kind} is for the shell and areas: functions and rules have none.`);
  }
  if (kind === 'preview' && !CHANNEL.test(flags.preview ?? '')) {
    throw new UserError('--preview takes a name of lower-case letters, digits and dashes, and not "live".');
  }
  if (flags.prune && (kind !== 'release' || !parts.only.includes('functions'))) {
    throw new UserError('--prune is for a deployment of functions.');
  }
  if (rest.length > 0 && parts.sites.length > 0) {
    throw new UserError('Arguments after -- are for functions and rules only: name those parts.');
  }
  const { project = '', preview: channel } = flags;
  return {
    project,
    parts: kind === 'release' ? parts : { ...parts, only: [] },
    kind,
    dryRun: flags['dry-run'] ?? false,
    ...(channel !== undefined && { channel }),
    build: builds[0],
    prune: flags.prune ?? false,
    rest,
  };
}
