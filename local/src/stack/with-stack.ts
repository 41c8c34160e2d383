import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../cli/paths.ts';
import { EMULATORS, type EmulatorName, type FirebaseConfig } from '../emulators/config.ts';
import { type Emulation, runFolder, startEmulators } from '../emulators/emulators.ts';
import { type Mailbox, startMailbox } from '../mailbox/mailbox.ts';
import { startProxies } from '../testing/proxies.ts';
import { generateConfig } from './generated-config.ts';

export interface StackOptions {
  /** Unique among running stacks. */
  name: string;
  only?: readonly EmulatorName[];
  /** Folders served instead of the packages' builds, relative to the repository. */
  folders?: Record<string, string>;
  /** Folder of an earlier export. */
  importFrom?: string;
  /** Puts proxies between functions and some emulators, which tests can cut. */
  cuttable?: boolean;
  signal: AbortSignal;
}

/**
 * Runs `work` with a separate stack: free ports and a demo project. Always stops the stack; keeps its logs in
 * `.cache/run/<name>` when `work` fails.
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
  const proxies = options.cuttable ? await startProxies(generated.config.emulators) : undefined;
  try {
    const stack = await startEmulators({
      name,
      projectId,
      configFile: generated.file,
      config: generated.config,
      signal: options.signal,
      importFrom: options.importFrom,
      mailbox,
      proxies,
      only: startableEmulators(options.only ?? EMULATORS, generated.config),
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
    await proxies?.stop();
  }
}

/** Returns `only` without unbuilt functions, and logs their absence. */
export function startableEmulators(
  only: readonly EmulatorName[],
  config: FirebaseConfig,
): readonly EmulatorName[] {
  const source = config.functions[0]?.source ?? '';
  if (!only.includes('functions') || existsSync(join(ROOT, source, 'package.json'))) return only;
  console.log(`Starting without functions: ${source} has not been built (npm run build).`);
  return only.filter((name) => name !== 'functions');
}
