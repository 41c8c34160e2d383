const [SOI_BYTES, EOI, SOS] = [2, 0xd9, 0xda];
const [DNL, APP0, APP2, APP14, COM] = [0xdc, 0xe0, 0xe2, 0xee, 0xfe];

/** Other segments needed for decoding. */
const NEEDED: Record<number, string> = { [APP0]: 'JFIF\0', [APP2]: 'ICC_PROFILE\0', [APP14]: 'Adobe' };
/** Fixed lengths: a JFIF header without a thumbnail, and Adobe's. */
const LENGTH: Record<number, number> = { [APP0]: 14, [APP14]: 12 };
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === COM || marker === DNL) return false;
  if (marker < APP0 || marker > 0xef) return true;
  const start = NEEDED[marker];
  if (content.length !== (LENGTH[marker] ?? content.length)) return false;
  return start !== undefined && content.subarray(0, start.length).toString('latin1') === start;
}

/** Returns the next marker’s position, or the end. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at;
  }
  return bytes.length;
}

/** Returns the number of scans, and whether a JPEG has only its picture. */
export function jpegParts(bytes: Buffer): { scans: number; isOnlyPicture: boolean } {
  let [expected, scans, isOnlyPicture] = [SOI_BYTES, 0, true];
  for (;;) {
    const at = nextMarker(bytes, expected);
    if (at + 4 > bytes.length) {
      const ends = bytes[at + 1] === EOI && at + 2 === bytes.length;
      return { scans, isOnlyPicture: isOnlyPicture && at === expected && ends };
    }
    const marker = bytes.readUInt8(at + 1);
    if (marker === EOI) return { scans, isOnlyPicture: false };
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    isOnlyPicture &&= at === expected && isNeeded(marker, bytes.subarray(at + 4, end));
    if (marker === SOS) scans++;
    expected = marker === SOS ? nextMarker(bytes, end) : end;
  }
}
