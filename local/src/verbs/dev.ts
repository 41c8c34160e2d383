import { AREAS, type Area } from '@vidriera/domain/site/areas';
import { areaSchema } from '@vidriera/domain/site/config-schema';
import { z } from '@vidriera/domain/zod-classic';
import { parseFlags } from '../cli/flags.ts';
import { UserError } from '../cli/user-error.ts';
import { rejectOnAbort, type Shutdown } from '../process/shutdown.ts';
import { DEV_PORTS, startAreaServer, startDevServers } from '../stack/dev-servers.ts';
import { runSite } from '../stack/site.ts';

const INSPECT_PORT = 9229;

const HELP = `npm run dev [-- AREA] [--fresh | --empty | --origin URL] [--inspect]

Like npm start, with dev servers for the shell and each area, and functions that reload on every change. It uses the data of npm start.

  AREA            one of ${AREAS.join(', ')}: only its screens, without the shell
  --origin URL    with AREA: uses a running product (a stack, a staging project) instead of starting a stack
  --inspect       Node's debugger for the functions, on port ${INSPECT_PORT}; they run one at a time`;

export async function dev(args: string[], shutdown: Shutdown): Promise<number> {
  const types = { fresh: 'boolean', empty: 'boolean', origin: 'string', inspect: 'boolean' } as const;
  const { flags, words } = parseFlags('npm run dev', args, types, HELP);
  const { area, origin } = parseDevTarget(words, flags.origin);
  if (area && origin) return runArea(area, origin, shutdown.signal);
  return runSite({
    data: flags.empty ? 'empty' : flags.fresh ? 'fresh' : 'keep',
    shutdown,
    morePorts: flags.inspect ? [...DEV_PORTS, { name: 'debugger', port: INSPECT_PORT }] : DEV_PORTS,
    inspectPort: flags.inspect ? INSPECT_PORT : undefined,
    front: (emulation) =>
      area
        ? startAreaServer(area, emulation.env.VIDRIERA_ORIGIN ?? '', shutdown.signal)
        : startDevServers(emulation, shutdown.signal),
  });
}

/** @throws UserError for an invalid combination */
export function parseDevTarget(words: string[], origin?: string): { area?: Area; origin?: string } {
  const [word, ...more] = words;
  if (word === undefined && origin !== undefined) throw new UserError('--origin requires an area.');
  if (word === undefined) return {};
  const area = areaSchema.safeParse(word);
  if (!area.success || more.length > 0)
    throw new UserError(`npm run dev takes one area of ${AREAS.join(', ')}, or none.`);
  if (origin === undefined) return { area: area.data };
  const url = z.url({ protocol: /^https?$/ }).safeParse(origin);
  if (!url.success) throw new UserError(`${origin} is not an address of a running product.`);
  return { area: area.data, origin: new URL(url.data).origin };
}

async function runArea(area: Area, origin: string, signal: AbortSignal): Promise<number> {
  const front = await startAreaServer(area, origin, signal);
  console.log(`${area} on ${front.url}, against ${origin}`);
  try {
    console.error(await Promise.race([front.ended, rejectOnAbort(signal)]));
    return 1;
  } finally {
    await front.stop();
  }
}
