import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { READY, Runtime } from './protocol.ts';

/**
 * Stands in for the Storage emulator's rules runtime where its jar can't be had: one JSON object a line on stdin and
 * stdout, until stdin closes. Arguments (`-jar … serve`) are ignored.
 *
 * The emulator parses what it reads at once as one answer, so answers keep a distance.
 */
const BETWEEN_ANSWERS_MS = 5;

const runtime = new Runtime((line) => process.stderr.write(`${line}\n`));
const say = (reply: object) => process.stdout.write(`${JSON.stringify(reply)}\n`);

say(READY);
for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const reply = runtime.handle(line);
  if (reply) say(reply);
  await wait(BETWEEN_ANSWERS_MS);
}
