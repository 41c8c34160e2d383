import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Entry } from './table.ts';
import { ProcessTree } from './tree.ts';

/** How a long-running program is started. */
export interface ServiceOptions {
  /** What people call it, for messages. */
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Everything it prints goes here. */
  logFile: string;
  /** Told each line it prints, without its end. */
  onLine?: (line: string) => void;
  /** Told when the set of its processes changes. */
  onTree?: (members: Entry[]) => void;
}

/** A long-running program: an own process group (a Ctrl-C reaches it only through us), its log and its whole tree. */
export interface Service {
  name: string;
  logFile: string;
  tree: ProcessTree;
  /** Resolves when the program ends, by itself or stopped, with how it ended; or, while it may live on, when its log can't be written (a full disk). */
  ended: Promise<string>;
  /** The last lines printed, oldest first. */
  lastLines: () => string[];
}

const KEPT_LINES = 80;
const LAST_WORDS_MS = 300;

/** Starts a long-running program. It runs until it ends by itself or its tree is stopped. */
export function startService(options: ServiceOptions): Service {
  mkdirSync(dirname(options.logFile), { recursive: true });
  mkdirSync(options.cwd, { recursive: true });
  writeFileSync(options.logFile, '');
  const mark = randomUUID();
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: { ...options.env, VIDRIERA_RUN: mark },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const last: string[] = [];
  const unwritable = Promise.withResolvers<string>();
  const heard = (line: string): void => {
    try {
      appendFileSync(options.logFile, `${line}\n`);
    } catch (error) {
      unwritable.resolve(`its log can't be written: ${(error as Error).message}`);
    }
    last.push(line);
    if (last.length > KEPT_LINES) last.shift();
    options.onLine?.(line);
  };
  if (child.stdout) createInterface(child.stdout).on('line', heard);
  if (child.stderr) createInterface(child.stderr).on('line', heard);
  return {
    name: options.name,
    logFile: options.logFile,
    tree: new ProcessTree(child.pid ?? -1, `VIDRIERA_RUN=${mark}`, options.onTree),
    ended: Promise.race([ending(child), unwritable.promise]),
    lastLines: () => last,
  };
}

/** Waits for the end, and a moment longer for the last words: a grandchild may keep the pipes open for ever. */
function ending(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const how = signal ? `signal ${signal}` : `code ${code}`;
      child.once('close', () => resolve(how));
      setTimeout(resolve, LAST_WORDS_MS, how);
    });
  });
}
