import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from '@vidriera/domain/zod-classic';

const BUILD = fileURLToPath(new URL('../functions/dist/index.js', import.meta.url));
const PRINT = `
  const all = Object.entries(await import(process.argv[1]));
  console.log(JSON.stringify(all.map(([name, { __endpoint }]) => ({ name, ...__endpoint }))));
`;
/** Without a setting, Cloud Run gives a function of up to 2 GiB one CPU. */
const functionSchema = z.object({
  name: z.string(),
  availableMemoryMb: z.number(),
  cpu: z
    .number()
    .nullish()
    .transform((cpu) => cpu ?? 1),
  concurrency: z.number(),
});

export type BuiltFunction = z.infer<typeof functionSchema>;

/** Environment of a process that loads built functions. */
const BUILD_ENV = {
  ...process.env,
  GCLOUD_PROJECT: 'demo-bench',
  FIREBASE_CONFIG: '{"storageBucket":"demo-bench.appspot.com"}',
  VIDRIERA_WEB_API_KEY: 'bench',
  VIDRIERA_LIMIT_SECRET: 'bench'.repeat(8),
};

/** Returns each built function with its memory (MB), CPUs and requests at once. */
export function builtFunctions(): BuiltFunction[] {
  const stdout = execFileSync(process.execPath, ['--input-type=module', '-e', PRINT, BUILD], {
    env: BUILD_ENV,
    encoding: 'utf8',
  });
  return z.array(functionSchema).min(1).parse(JSON.parse(stdout));
}
