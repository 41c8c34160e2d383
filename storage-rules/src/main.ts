import { linesOf } from './lines.ts';
import { READY, Runtime } from './protocol.ts';

/**
 * Stands in for the Storage emulator's rules runtime where its jar can't be had: one JSON object a line on stdin and
 * stdout, until stdin closes. Arguments (`-jar … serve`) are ignored.
 */
const runtime = new Runtime((line) => process.stderr.write(`${line}\n`));
const say = (reply: object) => process.stdout.write(`${JSON.stringify(reply)}\n`);

say(READY);
for await (const line of linesOf(process.stdin)) {
  const reply = line.trim() && runtime.handle(line);
  if (reply) say(reply);
}
