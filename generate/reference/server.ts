import type { CallableName } from '../../domain/src/api/callables-schema.ts';
import { z } from '../../domain/src/zod-classic.ts';
import { definitions } from '../../functions/src/base/callables/define.ts';
import { type Limit, TABLE } from '../../functions/src/base/limits/table.ts';
import { ANSWERS, PARAMETERS } from '../../functions/src/site/api/answers.ts';
import type { DeployedFunction } from '../functions.ts';
import { readJson, readText } from '../sources.ts';
import { code, codes, commentAbove, duration, table } from './markdown.ts';

const rewritesSchema = z.object({
  hosting: z.array(
    z.object({
      rewrites: z
        .array(z.object({ source: z.string(), function: z.object({ functionId: z.string() }) }))
        .default([]),
    }),
  ),
});

/** Returns the addresses of each function from `firebase.json`. */
function addresses(): Map<string, string[]> {
  const { hosting } = rewritesSchema.parse(readJson('firebase.json'));
  const found = new Map<string, string[]>();
  for (const { source, function: to } of hosting.flatMap(({ rewrites }) => rewrites))
    found.set(to.functionId, [...(found.get(to.functionId) ?? []), source]);
  return found;
}

function triggerOf({ name, endpoint }: DeployedFunction, byName: Map<string, string[]>): string {
  const { scheduleTrigger, eventTrigger } = endpoint;
  if (scheduleTrigger) return `schedule ${code(scheduleTrigger.schedule)}`;
  if (!eventTrigger) return codes(byName.get(name) ?? []) || 'no address';
  const document = eventTrigger.eventFilterPathPatterns?.document;
  return document ? `written: ${code(document)}` : 'a file is finalized';
}

export function functionTable(functions: DeployedFunction[]): string {
  const byName = addresses();
  const rows = functions.map((deployed) => {
    const { availableMemoryMb, cpu, concurrency, timeoutSeconds, maxInstances, serviceAccountEmail } =
      deployed.endpoint;
    return [
      code(deployed.name),
      triggerOf(deployed, byName),
      `${availableMemoryMb} MB`,
      String(cpu ?? 1),
      String(concurrency),
      `${timeoutSeconds} s`,
      String(maxInstances),
      code(serviceAccountEmail.replace(/@.*/, '')),
    ];
  });
  return table(
    ['function', 'set off by', 'memory', 'CPUs', 'requests at once', 'timeout', 'most instances', 'account'],
    rows,
  );
}

const CALLERS: Record<string, string> = {
  anybody: 'anybody',
  session: 'signed in',
  helper: 'signed in, or a helper',
};
/** Those that read the Internet are made without `define`: they reach no database, and count in memory. */
const READER = { callers: 'signed in', counted: '' };

/** Returns who may make the calls of a callable, and what counts them. */
function rulesOf({ name }: DeployedFunction): { callers: string; counted: string } {
  const kinds = definitions.get(name as CallableName);
  if (!kinds) return READER;
  const all = Object.entries(kinds);
  const by = Map.groupBy(all, ([, { who }]) => CALLERS[who] ?? who);
  const named = ([who, some]: [string, typeof all]): string =>
    by.size === 1 ? who : `${who}: ${codes(some.map(([kind]) => kind))}`;
  const scopes = all.flatMap(([, { limits }]) =>
    limits.flatMap((limit) => (typeof limit === 'string' ? limit : limit.scopes)),
  );
  return { callers: [...by].map(named).join('; '), counted: codes([...new Set(scopes)]) };
}

export function callableTable(functions: DeployedFunction[]): string {
  const contracts = readText('domain/src/api/callables-schema.ts');
  const rows = functions
    .filter(({ endpoint }) => endpoint.callableTrigger)
    .map((callable) => {
      const purpose = commentAbove(contracts, callable.name);
      if (!purpose) throw new Error(`domain/src/api/callables-schema.ts: ${callable.name} has no comment`);
      const { callers, counted } = rulesOf(callable);
      return [code(callable.name), callers, counted, purpose];
    });
  return table(['callable', 'who may', 'counted as', 'what it does'], rows);
}

export function limitTable(): string {
  const number = (limit: number | undefined): string => limit?.toLocaleString('en') ?? '';
  const rows = Object.entries<Limit>(TABLE).map(([name, limit]) => [
    code(name),
    duration(limit.window),
    number(limit.account),
    `${number(limit.network)}${limit.isShared ? ' (shared)' : ''}`,
    limit.uncounted === 'fails' ? 'it fails' : 'it goes on',
  ]);
  return table(['counted', 'window', 'by account or mailbox', 'by network', 'where counting fails'], rows);
}

export function apiTable(): string {
  const rows = Object.keys(ANSWERS).map((path) => [code(`/api${path}`), codes(PARAMETERS[path] ?? [])]);
  return table(['address', 'query parameters'], rows);
}
