import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A process that passes its signals on to a child that is deaf to them, with so much patience. */
function deaf(patience: string) {
  const module = JSON.stringify(join(import.meta.dirname, 'pass-signals.mjs'));
  const child = "process.on('SIGINT', () => {}); console.log('there'); setInterval(() => {}, 1000)";
  const script = join(tmpdir(), `pass-signals-${process.pid}.mjs`);
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
    import { passSignals } from ${module};
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
    const stoppedBy = passSignals(child, ${patience});
    child.once('exit', (code, signal) => console.log(stoppedBy(), signal));`,
  );
  return spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

it('kills what does not end by a signal, and tells which it was', async () => {
  const outer = deaf('200');
  let said = '';
  outer.stdout.on('data', (text) => {
    said += text;
    if (said === 'there\n') outer.kill('SIGINT');
  });
  await once(outer, 'close');
  expect(said).toBe('there\nSIGINT SIGKILL\n');
});
