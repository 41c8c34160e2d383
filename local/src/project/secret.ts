import { randomBytes } from 'node:crypto';
import { z } from 'domain/zod';
import { call } from '../google/call.ts';
import { change, look, type Run } from './change.ts';

/** What counts of calls are hashed with (functions/src/shared/limits), by its name in the functions' environment and in Secret Manager. */
export const SECRET = 'VIDRIERA_LIMIT_SECRET';
const BYTES = 32;

const versionSchema = z.object({ state: z.string() });

/**
 * Makes the secret with random bytes, once: where it has a version, whatever its state, it is left. Nobody is told what it says.
 * @param region where it is kept
 */
export async function makeSecret(run: Run, region: string): Promise<void> {
  const secrets = `/v1/projects/${run.project}/secrets`;
  const path = `${secrets}/${SECRET}`;
  if (!(await look(run, 'secretmanager', path))) {
    const replication = { userManaged: { replicas: [{ location: region }] } };
    await change(run, `make the secret ${SECRET}`, () =>
      call(run.caller, 'POST', 'secretmanager', `${secrets}?secretId=${SECRET}`, { replication }),
    );
  }
  const latest = await look(run, 'secretmanager', `${path}/versions/latest`);
  if (latest) {
    const { state } = versionSchema.parse(latest);
    if (state !== 'ENABLED')
      run.log(`the latest version of ${SECRET} is ${state}: functions can't be deployed so.`);
    return;
  }
  await change(run, `fill ${SECRET} with ${BYTES} random bytes`, () => {
    const said = randomBytes(BYTES).toString('base64'); // a setting is text
    const payload = { data: Buffer.from(said).toString('base64') };
    return call(run.caller, 'POST', 'secretmanager', `${path}:addVersion`, { payload });
  });
}
