/** Decodes a text file as spreadsheets write them: UTF-16 with its mark, UTF-8 with or without one, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null;
  const label = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : mark;
  if (label) return new TextDecoder(label).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
