/**
 * Loaded into firebase-tools' process before its own code (`node --import`): its Storage emulator parses what it reads at once from its
 * rules runtime as one answer, drops two that a busy machine let it read together, and never answers the uploads they were for.
 * Here the runtime's output reaches it line by line. It can go when `lib/emulator/storage/rules/runtime.js` splits lines.
 */
import childProcess, { type ChildProcess } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { Readable } from 'node:stream';
import { linesOf } from '@vidriera/storage-rules/lines';

const spawn = childProcess.spawn as (
  command: string,
  args: readonly string[],
  options: object,
) => ChildProcess;

childProcess.spawn = ((command: string, args: readonly string[], options: object): ChildProcess => {
  const child = spawn(command, args, options);
  const isRulesRuntime = Array.isArray(args) && args.includes('-jar') && args.at(-1) === 'serve';
  if (isRulesRuntime && child.stdout) child.stdout = Readable.from(linesOf(child.stdout));
  return child;
}) as typeof childProcess.spawn;
syncBuiltinESMExports();
