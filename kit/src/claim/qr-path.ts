import { encode } from 'uqr';

/** Quiet modules around a code, as the QR standard asks. */
const QUIET = 4;

/** A QR code as one SVG path, dark on white: `<svg viewBox={`0 0 ${side} ${side}`}><path d={path} /></svg>` */
export interface QrPath {
  side: number;
  path: string;
}

/** Encodes a text for a lit screen. The lowest error correction makes the modules as large as possible. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET });
  const runs = data.flatMap((row, y) => {
    const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
    return starts.map((x) => {
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end < 0 ? size : end) - x}v1H${x}z`;
    });
  });
  return { side: size, path: runs.join('') };
}
