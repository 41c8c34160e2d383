import { setTimeout as wait } from 'node:timers/promises';
import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';

const LIMIT_MS = 60_000;
const failureSchema = z.object({ error: z.object({ message: z.string() }) });
const operationSchema = z.object({
  name: z.string().default(''),
  done: z.boolean().default(false),
  error: z.object({ message: z.string() }).optional(),
});

/** What is asked of a project before its own APIs are on; it counts for the Firebase CLI's. */
const ON_ANYWHERE = ['serviceusage', 'cloudresourcemanager'];

/** Sends a request, as `fetch` does. */
export type Send = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal },
) => Promise<{ status: number; text: () => Promise<string> }>;

/** Who calls Google's APIs for which project, and how patiently. */
export interface Caller {
  project: string;
  token: () => Promise<string>;
  send: Send;
  signal: AbortSignal;
  /** Between two looks at what takes its time (milliseconds), and how often to look. */
  pauseMs: number;
  looks: number;
}

/** A refusal by one of Google's APIs. */
export class Refused extends UserError {
  override name = 'Refused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Calls one of Google's APIs.
 * @param api its name: 'firestore'
 * @param path with its version and query: '/v1/projects/…'
 * @returns the answer's JSON
 * @throws Refused for any status but 2xx
 */
export async function call(
  { project, token, send, signal }: Caller,
  method: string,
  api: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await send(`https://${api}.googleapis.com${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await token()}`,
      'content-type': 'application/json',
      // Else a person's calls count for the Firebase CLI's own project, where most APIs are off.
      ...(!ON_ANYWHERE.includes(api) && { 'x-goog-user-project': project }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
  });
  const text = await answer.text();
  if (answer.status >= 200 && answer.status < 300) return text ? JSON.parse(text) : {};
  throw new Refused(
    answer.status,
    `Google refuses ${method} ${api} ${path}: HTTP ${answer.status}, ${reasonIn(text)}`,
  );
}

/** The same, until what it starts is done. @throws UserError when that fails, or takes too long */
export async function callThrough(
  caller: Caller,
  method: string,
  api: string,
  path: string,
  body?: object,
): Promise<void> {
  const version = path.split('/')[1];
  let operation = operationSchema.parse(await call(caller, method, api, path, body));
  for (let looks = 0; !operation.done && operation.name.includes('operations/'); looks++) {
    if (looks >= caller.looks)
      throw new UserError(`${method} ${api} ${path} takes too long: run this again.`);
    await wait(caller.pauseMs, undefined, { signal: caller.signal });
    operation = operationSchema.parse(await call(caller, 'GET', api, `/${version}/${operation.name}`));
  }
  if (operation.error) throw new UserError(`${method} ${api} ${path}: ${operation.error.message}`);
}

/** Does `work` again while it is refused for a reason that passes by itself. @throws what it threw last */
export async function patiently<T>(
  { pauseMs, looks, signal }: Caller,
  passes: (refused: Refused) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused) || !passes(error) || tries >= looks) throw error;
      await wait(pauseMs, undefined, { signal });
    }
  }
}

function reasonIn(text: string): string {
  try {
    return failureSchema.parse(JSON.parse(text)).error.message;
  } catch {
    return text.slice(0, 200);
  }
}
