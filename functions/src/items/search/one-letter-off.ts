/** Returns whether two words differ by at most one changed, missing or extra letter. */
export function isOneLetterOff(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  const shortest = Math.min(a.length, b.length);
  if (longest - shortest > 1) return false;
  let same = 0;
  while (same < shortest && a.charCodeAt(same) === b.charCodeAt(same)) same++;
  let atEnd = 0;
  while (same + atEnd < shortest && a.charCodeAt(a.length - 1 - atEnd) === b.charCodeAt(b.length - 1 - atEnd))
    atEnd++;
  return same + atEnd >= longest - 1;
}
