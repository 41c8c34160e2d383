/**
 * Returns a body's bytes, or `null` as soon as there are more than `max`; then closes the stream.
 * @throws errors of the stream
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
