import { linesOf } from './lines.ts';
import { READY, Runtime } from './protocol.ts';

/**
 * Replaces the Storage emulator's rules runtime where its jar is unavailable: a JSON object per line on stdin
 * and stdout. Ignores arguments (`-jar … serve`).
 */
const runtime = new Runtime((line) => process.stderr.write(`${line}\n`));
const say = (reply: object) => process.stdout.write(`${JSON.stringify(reply)}\n`);

say(READY);
for await (const line of linesOf(process.stdin)) {
  const reply = line.trim() && runtime.handle(line);
  if (reply) say(reply);
}
