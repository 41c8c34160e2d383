import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../cli/paths.ts';
import { EMULATORS, type EmulatorName, type FirebaseConfig } from '../emulators/config.ts';
import { type Emulation, runFolder, startEmulators } from '../emulators/emulators.ts';
import { type Mailbox, startMailbox } from '../mailbox/mailbox.ts';
import { generateConfig } from './generated-config.ts';

/** Which emulators a stack has, and under what name it runs. */
export interface StackOptions {
  /** Letters, digits and dashes; one stack at a time may have it. */
  name: string;
  only?: readonly EmulatorName[];
  /** What sites serve instead of their packages' builds, from the repository's folder. */
  folders?: Record<string, string>;
  /** A folder written by an earlier export: what the emulators hold from the start. */
  importFrom?: string;
  /** Stops it while it starts. */
  signal: AbortSignal;
}

/**
 * Runs `work` with a stack of its own: free ports, a demo project of its own, nothing shared with `npm start`. The stack is
 * stopped whatever becomes of `work`; its logs stay in `.cache/run/<name>` when `work` fails.
 */
export async function withStack<T>(
  options: StackOptions,
  work: (stack: Emulation) => Promise<T>,
): Promise<T> {
  const mailbox = await startMailbox();
  try {
    return await withMailboxAndStack(mailbox, options, work);
  } finally {
    await mailbox.stop();
  }
}

async function withMailboxAndStack<T>(
  mailbox: Mailbox,
  options: StackOptions,
  work: (stack: Emulation) => Promise<T>,
): Promise<T> {
  const { name } = options;
  const projectId = `demo-vidriera-${name}`;
  const generated = await generateConfig(name, projectId, mailbox, options.folders);
  try {
    const stack = await startEmulators({
      name,
      projectId,
      configFile: generated.file,
      config: generated.config,
      signal: options.signal,
      importFrom: options.importFrom,
      mailbox,
      only: startable(options.only ?? EMULATORS, generated.config),
    });
    for (const note of stack.notes) console.log(note);
    try {
      const result = await work(stack);
      await stack.stop();
      rmSync(runFolder(name), { recursive: true, force: true });
      return result;
    } finally {
      await stack.stop();
    }
  } finally {
    generated.remove();
  }
}

/** `only` without the functions while they have not been built, which is said. */
export function startable(only: readonly EmulatorName[], config: FirebaseConfig): readonly EmulatorName[] {
  const source = config.functions[0]?.source ?? '';
  if (!only.includes('functions') || existsSync(join(ROOT, source, 'package.json'))) return only;
  console.log(`Starting without functions: ${source} has not been built (npm run build).`);
  return only.filter((name) => name !== 'functions');
}
