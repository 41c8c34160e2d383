import { z } from '@vidriera/domain/zod-classic';
import { callGoogle, type GoogleCaller } from './call.ts';

const versionSchema = z.object({ payload: z.object({ data: z.base64() }) });

/** Reads the latest version of a secret. */
export async function readSecret(google: GoogleCaller, name: string): Promise<string> {
  const path = `/v1/projects/${google.project}/secrets/${name}/versions/latest:access`;
  const { payload } = versionSchema.parse(await callGoogle(google, 'GET', 'secretmanager', path));
  return Buffer.from(payload.data, 'base64').toString('utf8');
}
