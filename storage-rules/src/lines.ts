import type { Readable } from 'node:stream';

/**
 * The lines of a stream of UTF-8. They end with "\n" alone: `readline` cuts at U+2028 too, which stands in file names as it is,
 * and the emulator would wait for its answer for ever.
 */
export async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const part of input.setEncoding('utf8')) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
