import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whenever } from './testing.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let child: ChildProcessWithoutNullStreams;
let lines: AsyncIterator<string>;
let output: Interface;
let stderr = '';

beforeEach(() => {
  stderr = '';
  // firebase-tools starts it with a jar's arguments.
  child = spawn(process.execPath, [MAIN, '-Duser.language=en', '-jar', 'some.jar', 'serve']);
  child.stderr.on('data', (part: Buffer) => {
    stderr += part.toString();
  });
  output = createInterface({ input: child.stdout });
  lines = output[Symbol.asyncIterator]();
});
afterEach(async () => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
});

const answer = async (): Promise<unknown> => JSON.parse((await lines.next()).value ?? 'null');
const say = (message: unknown) =>
  child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
const load = (id: number, content: string) => ({
  id,
  action: 'load_ruleset',
  context: { rulesetName: String(id), source: { files: [{ name: 'storage.rules', content }] } },
});
const verify = (id: number, rulesetName: string, size: number, method = 'create') => ({
  id,
  action: 'verify',
  context: {
    rulesetName,
    service: 'firebase.storage',
    path: '/b/bucket/o/users/ana/a.png',
    method,
    variables: {
      resource: { null_value: null },
      request: {
        map_value: { fields: { resource: { map_value: { fields: { size: { int_value: size } } } } } },
      },
    },
  },
});

describe('the runtime as a process', () => {
  it('reports that it is ready, loads rules and answers for them', async () => {
    expect(await answer()).toEqual({ id: -1, status: 'ok' });
    say(load(0, whenever('request.resource.size < 10 && request.method == "create"')));
    expect(await answer()).toEqual({
      id: 0,
      status: 'ok',
      errors: [],
      warnings: [],
      result: { rulesVersion: 2 },
    });
    say(verify(1, '0', 9));
    expect(await answer()).toMatchObject({ id: 1, status: 'ok', errors: [], result: { permit: true } });
    say(verify(2, '0', 10));
    expect(await answer()).toMatchObject({ id: 2, result: { permit: false } });
    say(verify(3, '0', 9, 'delete'));
    expect(await answer()).toMatchObject({ id: 3, result: { permit: false } });
    expect(stderr).toBe('');
  });

  it('keeps several rulesets apart, and refuses an unknown one', async () => {
    say(load(0, whenever('true')));
    say(load(1, whenever('false')));
    say(verify(2, '0', 1));
    say(verify(3, '1', 1));
    say(verify(4, '9', 1));
    for (let skip = 0; skip < 3; skip++) await answer();
    expect(await answer()).toMatchObject({ id: 2, result: { permit: true } });
    expect(await answer()).toMatchObject({ id: 3, result: { permit: false } });
    expect(await answer()).toMatchObject({ id: 4, status: 'ok', errors: [/not loaded/] });
  });

  it('reports a syntax error with its place, in the emulator’s format', async () => {
    await answer();
    say(load(0, "rules_version = '2';\nservice firebase.storage {\n  match /b/{b}/o { allow read: }\n}"));
    const { errors, result } = (await answer()) as { errors: string[]; result?: unknown };
    expect(result).toBeUndefined();
    expect(JSON.parse(errors[0] ?? '')).toMatchObject({
      description_: "Unexpected '}', expected 'if'. (column 32)",
      sourcePosition_: { fileName_: 'storage.rules', line_: 3, column_: 32 },
    });
  });

  it('warns of unsupported features when loading, and denies with one line on stderr', async () => {
    await answer();
    say(load(0, whenever("request.auth.uid.startsWith('a')")));
    const { warnings } = (await answer()) as { warnings: string[] };
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('startsWith');
    say(verify(1, '0', 1));
    expect(await answer()).toMatchObject({ id: 1, result: { permit: false } });
    await expect.poll(() => stderr).toMatch(/^storage\.rules:3:\d+: not evaluated.*startsWith'\n$/);
  });

  it('survives invalid requests, and denies undecodable ones', async () => {
    await answer();
    say('garbage');
    say({ ...verify(1, '0', 1), action: 'dance' });
    expect(await answer()).toMatchObject({ id: 1, status: 'ok', errors: [/not understood/] });
    say(load(2, whenever('true')));
    await answer();
    const odd = verify(3, '2', 1);
    say({ ...odd, context: { ...odd.context, variables: { request: { set_value: { values: [] } } } } });
    expect(await answer()).toMatchObject({ id: 3, errors: [/denied/] });
    say(verify(4, '2', 1));
    expect(await answer()).toMatchObject({ id: 4, result: { permit: true } });
  });

  it('answers for a name with a line separator', async () => {
    await answer();
    say(load(0, whenever('true')));
    await answer();
    const odd = verify(1, '0', 1);
    say({ ...odd, context: { ...odd.context, path: '/b/bucket/o/users/ana/a\u2028\u2029\u0085\r.png' } });
    expect(await answer()).toMatchObject({ id: 1, result: { permit: true } });
  });

  it.each([
    ['stdin closes', () => child.stdin.end()],
    ['it is interrupted', () => child.kill('SIGINT')],
  ])('ends when %s', async (_, end) => {
    await answer();
    end();
    await once(child, 'exit');
    expect(child.exitCode !== null || child.signalCode !== null).toBe(true);
  });
});
