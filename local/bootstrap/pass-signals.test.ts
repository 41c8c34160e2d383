import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Starts a process that passes signals on to a child that ignores SIGINT. */
function spawnWithDeafChild(patienceMs: string) {
  const module = JSON.stringify(join(import.meta.dirname, 'pass-signals.mjs'));
  const child = "process.on('SIGINT', () => {}); console.log('there'); setInterval(() => {}, 1000)";
  const script = join(tmpdir(), `pass-signals-${process.pid}.mjs`);
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
    import { passSignals } from ${module};
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
    const stoppedBy = passSignals(child, ${patienceMs});
    child.once('exit', (code, signal) => console.log(stoppedBy(), signal));`,
  );
  return spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

it('kills a child that ignores the signal, and reports the signal', async () => {
  const outer = spawnWithDeafChild('200');
  let output = '';
  outer.stdout.on('data', (text) => {
    output += text;
    if (output === 'there\n') outer.kill('SIGINT');
  });
  await once(outer, 'close');
  expect(output).toBe('there\nSIGINT SIGKILL\n');
});
