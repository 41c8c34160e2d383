/** One instance of the function `pages`, as it is built, in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from '@vidriera/domain/zod-classic';

const SCRIPT = fileURLToPath(new URL('./process.mjs', import.meta.url));
/** Three quarters of the instance's 512 MB, as the platform has it. */
const FLAGS = ['--max-old-space-size=384'];

const startedSchema = z.object({ importMs: z.number(), port: z.number(), mb: z.number() });
const weighedSchema = z.object({ mb: z.number() });

export interface Instance {
  origin: string;
  /** Milliseconds until the function was loaded. */
  importMs: number;
  /** Its memory when that was so, in MB. */
  mb: number;
  /** Its memory now, in MB. */
  weigh: () => Promise<number>;
  stop: () => void;
}

/** @param options.cores which processors it may use, as `taskset` names them (Linux alone); all, without */
export async function startInstance(hub: string, options: { cores?: string } = {}): Promise<Instance> {
  const [command, ...before] = options.cores
    ? ['taskset', '-c', options.cores, process.execPath]
    : [process.execPath];
  const child: ChildProcess = spawn(command ?? '', [...before, ...FLAGS, SCRIPT], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      FIREBASE_EMULATOR_HUB: hub,
      FUNCTION_TARGET: 'pages',
      FUNCTIONS_EMULATOR: 'true', // its limits are long: this machine may be busy
      VIDRIERA_WEB_API_KEY: 'bench',
    },
  });
  const heard = async () => (await once(child, 'message'))[0];
  const { importMs, port, mb } = startedSchema.parse(await heard());
  return {
    origin: `http://127.0.0.1:${port}`,
    importMs,
    mb,
    weigh: async () => {
      const message = heard();
      child.send('weigh');
      return weighedSchema.parse(await message).mb;
    },
    stop: () => child.kill(),
  };
}

/** Asks for a page, which must be one. @returns how long it took, in milliseconds, and what it was answered */
export async function askPage(
  origin: string,
  address: string,
): Promise<{ ms: number; status: number; drawn: boolean }> {
  const start = performance.now();
  const answer = await fetch(origin + address, { headers: { 'accept-encoding': 'br' } });
  const text = await answer.text();
  const ms = performance.now() - start;
  const drawn = text.includes('id="vidriera-data"');
  if (answer.status !== 503 && !drawn && !text.includes('id="vidriera-area"'))
    throw new Error(`${address} is not what it should be`);
  return { ms, status: answer.status, drawn };
}
