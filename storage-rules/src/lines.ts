import type { Readable } from 'node:stream';

/** Splits a UTF-8 stream at "\n". `readline` also splits at U+2028, which file names may hold. */
export async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const part of input.setEncoding('utf8')) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
