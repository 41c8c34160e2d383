/** Marks at the beginning of a file. */
const MARKS: [mark: readonly number[], label: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
];

/** Decodes by a label; `null` for one that nobody knows, or if the bytes do not fit it. */
function decodedBy(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Decodes a text file as programs write them: by its mark, else as declared, else UTF-8, else Windows-1252.
 * @param declared the charset that its server names
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, i) => bytes[i] === byte))?.[1];
  for (const label of [marked, declared, 'utf-8']) {
    const text = label ? decodedBy(label, bytes) : null;
    if (text !== null) return text;
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
