import { encode } from 'uqr';

/** Modules of quiet around a code, as readers ask for. */
const QUIET = 4;

/** A code to be drawn as SVG: `<svg viewBox={`0 0 ${side} ${side}`}><path d={path} /></svg>`, dark on white. */
export interface QrPath {
  side: number;
  path: string;
}

/** The code of a text that is on a lit screen for half a minute: nothing damages it, so it has the largest modules there are. */
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
