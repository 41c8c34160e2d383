import { parseFlags } from '@vidriera/local/cli/flags';
import { UserError } from '@vidriera/local/cli/user-error';
import { PART_NAMES, type Parts, partsOf } from './parts.ts';

export const HELP = `npm run deploy -- --project ID [${PART_NAMES.join(' | ')} …] [-- FIREBASE ARGUMENTS]

Builds what changed and deploys the named parts, or everything, to a Firebase project (docs/operations.md).

  --dry-run            says which files would be added, kept and dropped, and what would be deployed; changes nothing
  --preview NAME       shows the named sites on a preview channel instead
  --list               says which builds the named sites keep
  --rollback [BUILD]   makes an earlier build of one site live again: the one before, or the one named
  --prune              deletes deployed functions that the source no longer has, which otherwise stop the deployment

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

/** What a deployment was told to do. */
export interface Order {
  project: string;
  parts: Parts;
  kind: 'release' | 'preview' | 'list' | 'rollback';
  dryRun: boolean;
  /** The preview channel's name. */
  channel?: string;
  /** The build to go back to. */
  build?: string | undefined;
  /** Functions that the source no longer has are deleted. */
  prune: boolean;
  /** For `firebase deploy` of what is no site. */
  rest: string[];
}

/**
 * Reads the words on the command line; `null` for a wish to read the help.
 * @throws UserError for what can't be meant
 */
export function orderOf(args: string[]): Order | null {
  const { flags, words, rest } = parseFlags('npm run deploy', args, FLAGS);
  if (flags.help) return null;
  const kinds = [
    ...(flags.list ? (['list'] as const) : []),
    ...(flags.rollback ? (['rollback'] as const) : []),
    ...(flags.preview === undefined ? [] : (['preview'] as const)),
  ];
  if (kinds.length > 1) throw new UserError('--list, --rollback and --preview each go by themselves.');
  const [kind = 'release'] = kinds;
  const builds = kind === 'rollback' ? words.filter((word) => BUILD.test(word)) : [];
  const parts = partsOf(words.filter((word) => !builds.includes(word)));
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
    throw new UserError(
      `What follows -- is for functions and rules, and sites are deployed too: say which parts.`,
    );
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
