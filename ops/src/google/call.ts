import { setTimeout as wait } from 'node:timers/promises';
import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';
import { policyAdvice } from './organisation-policy.ts';

const LIMIT_MS = 60_000;
const failureSchema = z.object({ error: z.object({ message: z.string() }) });
const operationSchema = z.object({
  name: z.string().default(''),
  done: z.boolean().default(false),
  error: z.object({ message: z.string() }).optional(),
});

/** APIs of the Firebase CLI's project, callable before the project's own APIs are on. */
const ON_ANYWHERE = ['serviceusage', 'cloudresourcemanager'];

/** Same signature as `fetch`. */
export type SendRequest = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal },
) => Promise<{ status: number; text: () => Promise<string> }>;

export interface GoogleCaller {
  project: string;
  token: () => Promise<string>;
  send: SendRequest;
  signal: AbortSignal;
  /** Pause between attempts (ms), and their number. */
  pauseMs: number;
  looks: number;
}

export class ApiRefusal extends UserError {
  override name = 'Refused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Calls a Google API.
 * @param api name: 'firestore'
 * @param path with version and query: '/v1/projects/…'
 * @returns the parsed JSON
 * @throws Refused for any status except 2xx
 */
export async function callGoogle(
  { project, token, send, signal }: GoogleCaller,
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
      // Otherwise the call is billed to the Firebase CLI's project, where most APIs are off.
      ...(!ON_ANYWHERE.includes(api) && { 'x-goog-user-project': project }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
  });
  const text = await answer.text();
  if (answer.status >= 200 && answer.status < 300) return text ? JSON.parse(text) : {};
  const refusal = `Google rejected ${method} ${api} ${path}: HTTP ${answer.status}, ${reasonIn(text)}`;
  throw new ApiRefusal(answer.status, [refusal, policyAdvice(text)].filter(Boolean).join('\n'));
}

/** Calls an API and waits for its operation. @throws UserError on failure or timeout */
export async function callAndWait(
  caller: GoogleCaller,
  method: string,
  api: string,
  path: string,
  body?: object,
): Promise<void> {
  const version = path.split('/')[1];
  let operation = operationSchema.parse(await callGoogle(caller, method, api, path, body));
  for (let looks = 0; !operation.done && operation.name.includes('operations/'); looks++) {
    if (looks >= caller.looks)
      throw new UserError(`${method} ${api} ${path} takes too long: run this again.`);
    await wait(caller.pauseMs, undefined, { signal: caller.signal });
    operation = operationSchema.parse(await callGoogle(caller, 'GET', api, `/${version}/${operation.name}`));
  }
  if (operation.error) throw new UserError(`${method} ${api} ${path}: ${operation.error.message}`);
}

/** Retries `work` while `passes` accepts the refusal. @throws the last error */
export async function retryRefused<T>(
  { pauseMs, looks, signal }: GoogleCaller,
  passes: (refused: ApiRefusal) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiRefusal) || !passes(error) || tries >= looks) throw error;
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
