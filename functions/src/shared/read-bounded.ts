/**
 * All bytes of a body (none of a missing one), or `null` as soon as there are more than `max`: what follows is neither read nor
 * kept, and the stream is closed at its source.
 * @throws what the stream throws
 */
export async function readBounded(
  body: AsyncIterable<Uint8Array> | null,
  max: number,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > max) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
