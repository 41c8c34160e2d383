import { z } from '@vidriera/domain/zod';
import { applicationDefault } from 'firebase-admin/app';

const LIMIT_MS = 30_000;
const envSchema = z.object({ FIREBASE_AUTH_EMULATOR_HOST: z.optional(z.string()) });

/** Calls a Google API: `call('firestore', '/v1/…', { … })`; without a body it is a GET. */
export type CallGoogle = (api: string, path: string, body?: object) => Promise<unknown>;

/** Calls Google's APIs as the function's account, or the Auth emulator. @throws Error for any status except 2xx */
export function googleCaller(env: Record<string, string | undefined> = process.env): CallGoogle {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator } = envSchema.parse(env);
  const credential = emulator ? null : applicationDefault();
  return async (api, path, body) => {
    const host = `${api}.googleapis.com`;
    const origin = emulator ? `http://${emulator}/${host}` : `https://${host}`;
    const token = credential ? (await credential.getAccessToken()).access_token : 'owner';
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`${api} ${path.split('?')[0]} answered ${answer.status}`);
    return answer.json();
  };
}
