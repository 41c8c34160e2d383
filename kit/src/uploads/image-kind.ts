export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** ISO base media brands. `mif1` and `msf1` do not name the codec, so AVIF is looked for first. */
const AVIF = ['avif', 'avis'];
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Returns a picture's format by its first bytes; `null` for anything else. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  const brands = brandsOf(bytes);
  if (brands.some((brand) => AVIF.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC.includes(brand)) ? 'heic' : null;
}

/** Returns whether a picture is animated. The first bytes are enough for PNG, WebP and AVIF; a GIF is read whole. */
export function isAnimated(kind: ImageKind, bytes: Uint8Array): boolean {
  switch (kind) {
    case 'gif':
      return gifFrames(bytes) > 1;
    case 'webp':
      return ascii(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;
    case 'png':
      return pngMoves(bytes);
    case 'avif':
      return brandsOf(bytes)[0] === 'avis';
    default:
      return false;
  }
}

function brandsOf(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 4) !== 'ftyp') return [];
  const size = Math.min(numberAt(bytes, 0), bytes.length, 256);
  const brands = [ascii(bytes, 8, 4)];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(ascii(bytes, at, 4));
  return brands;
}

const numberAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) * 2 ** 24 +
  ((bytes[at + 1] ?? 0) << 16) +
  ((bytes[at + 2] ?? 0) << 8) +
  (bytes[at + 3] ?? 0);

/** An animated PNG has an `acTL` chunk before its first picture. */
function pngMoves(bytes: Uint8Array): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += numberAt(bytes, at) + 12) {
    const chunk = ascii(bytes, at + 4, 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

function gifFrames(bytes: Uint8Array): number {
  const tableSize = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let frames = 0;
  let at = 13 + tableSize(bytes[10]);
  while (at < bytes.length && frames < 2) {
    if (bytes[at] === 0x2c) {
      frames += 1;
      at += 11 + tableSize(bytes[at + 9]);
    } else if (bytes[at] === 0x21) at += 2;
    else break;
    while (bytes[at]) at += (bytes[at] ?? 0) + 1;
    at += 1;
  }
  return frames;
}
