/**
 * Splits the output of the Storage rules runtime into lines. The emulator parses each chunk as one answer;
 * two answers in a chunk make uploads hang (firebase/firebase-tools#6865). Remove it when
 * `lib/emulator/storage/rules/runtime.js` splits lines.
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
