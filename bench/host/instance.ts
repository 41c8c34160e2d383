/** An instance of a built function in its own process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import { z } from '@vidriera/domain/zod-classic';

const SCRIPT = fileURLToPath(new URL('./process.mjs', import.meta.url));
/** The heap's part of the memory, as in production. */
const HEAP = 0.75;

const startedSchema = z.object({ importMs: z.number(), port: z.number(), mb: z.number() });
const weighedSchema = z.object({ mb: z.number(), peakMb: z.number() });

export interface FunctionInstance {
  origin: string;
  /** Load time (ms). */
  importMs: number;
  /** Memory after loading (MB). */
  mb: number;
  /** Current and highest memory (MB). */
  weigh: () => Promise<z.infer<typeof weighedSchema>>;
  stop: () => void;
}

/**
 * @param env variables with the addresses of the fakes
 * @param options.target the function; `pages` by default
 * @param options.megabytes its memory; 512 by default
 * @param options.cores CPUs for `taskset` (Linux); all by default
 */
export async function startInstance(
  env: Record<string, string>,
  { target = 'pages', megabytes = 512, cores }: { target?: string; megabytes?: number; cores?: string } = {},
): Promise<FunctionInstance> {
  const node = [process.execPath, `--max-old-space-size=${megabytes * HEAP}`, SCRIPT];
  const [command = '', ...args] = cores ? ['taskset', '-c', cores, ...node] : node;
  const child: ChildProcess = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...env,
      FUNCTION_TARGET: target,
      FUNCTIONS_EMULATOR: 'true', // longer timeouts, for a busy machine
      VIDRIERA_WEB_API_KEY: 'bench',
      ...DEMO_OPERATOR,
    },
  });
  const nextMessage = async () => (await once(child, 'message'))[0];
  const { importMs, port, mb } = startedSchema.parse(await nextMessage());
  return {
    origin: `http://127.0.0.1:${port}`,
    importMs,
    mb,
    weigh: async () => {
      const message = nextMessage();
      child.send('weigh');
      return weighedSchema.parse(await message);
    },
    stop: () => child.kill(),
  };
}

/** Requests a page and checks it. @returns duration (ms) and answer */
export async function askPage(
  origin: string,
  address: string,
): Promise<{ ms: number; status: number; drawn: boolean }> {
  const start = performance.now();
  const answer = await fetch(origin + address, { headers: { 'accept-encoding': 'br' } });
  const text = await answer.text();
  const ms = performance.now() - start;
  const drawn = text.includes('id="vidriera-data"');
  if (answer.status !== 503 && !drawn && !text.includes('id="vidriera"'))
    throw new Error(`${address} is not a page of the product`);
  return { ms, status: answer.status, drawn };
}
