import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { ProcessTree } from './tree.ts';

export interface ServiceOptions {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  onLine?: (line: string) => void;
}

/** A long-running program in its own process group, so Ctrl-C does not reach it directly. */
export interface Service {
  name: string;
  logFile: string;
  tree: ProcessTree;
  /**
   * Resolves with how the program ended, or when its log cannot be written (then the program may still run).
   */
  ended: Promise<string>;
  /** Oldest first. */
  lastLines: () => string[];
}

const KEPT_LINES = 80;
const FINAL_OUTPUT_MS = 300;

/** Starts a program that runs until it exits or its tree is stopped. */
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
  const readLine = (line: string): void => {
    try {
      appendFileSync(options.logFile, `${line}\n`);
    } catch (error) {
      unwritable.resolve(`its log can't be written: ${(error as Error).message}`);
    }
    last.push(line);
    if (last.length > KEPT_LINES) last.shift();
    options.onLine?.(line);
  };
  if (child.stdout) createInterface(child.stdout).on('line', readLine);
  if (child.stderr) createInterface(child.stderr).on('line', readLine);
  return {
    name: options.name,
    logFile: options.logFile,
    tree: new ProcessTree(child.pid ?? -1, `VIDRIERA_RUN=${mark}`),
    ended: Promise.race([waitForEnd(child), unwritable.promise]),
    lastLines: () => last,
  };
}

/** Waits for the exit, and briefly for the remaining output: a grandchild may hold the pipes open. */
function waitForEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const how = signal ? `signal ${signal}` : `code ${code}`;
      child.once('close', () => resolve(how));
      setTimeout(resolve, FINAL_OUTPUT_MS, how);
    });
  });
}
