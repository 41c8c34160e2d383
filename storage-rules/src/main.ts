import { setTimeout as wait } from 'node:timers/promises';
import { linesOf } from './lines.ts';
import { READY, Runtime } from './protocol.ts';

/**
 * Stands in for the Storage emulator's rules runtime where its jar can't be had: one JSON object a line on stdin and
 * stdout, until stdin closes. Arguments (`-jar … serve`) are ignored.
 *
 * The emulator parses what it reads at once as one answer, and drops two that a busy machine let it read together: the
 * uploads they were for would wait for ever. So answers keep a distance, and each is said again, which the emulator takes for
 * nothing new.
 */
const BETWEEN_ANSWERS_MS = 5;
const AGAIN_AFTER_MS = [150, 700, 3000];

const runtime = new Runtime((line) => process.stderr.write(`${line}\n`));
const say = (reply: object) => process.stdout.write(`${JSON.stringify(reply)}\n`);

say(READY);
for await (const line of linesOf(process.stdin)) {
  if (!line.trim()) continue;
  const reply = runtime.handle(line);
  if (reply) {
    say(reply);
    for (const delay of AGAIN_AFTER_MS) setTimeout(say, delay, reply).unref();
  }
  await wait(BETWEEN_ANSWERS_MS);
}
