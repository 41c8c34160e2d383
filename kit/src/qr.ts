import { encode, renderSVG } from 'uqr';

/** A code that may be damaged a little, with as many quiet modules around it as readers ask for. */
const OPTIONS = { ecc: 'M', border: 4 } as const;
/** Pixels of the picture's side, at least: enough for a poster of a hand's width. */
const SIDE = 1024;

/** A QR code, ready to be shown and downloaded. Always dark on white, as readers expect it, whatever the scheme. */
export interface QrImages {
  /** `data:` addresses. */
  png: string;
  svg: string;
}

/** The code of a text. In the browser only: the PNG is drawn on a canvas. */
export function qrOf(text: string): QrImages {
  const { data, size } = encode(text, OPTIONS);
  const svg = encodeURIComponent(renderSVG(text, OPTIONS));
  return { png: pngOf(data, size), svg: `data:image/svg+xml;utf8,${svg}` };
}

function pngOf(modules: boolean[][], side: number): string {
  const scale = Math.ceil(SIDE / side);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * scale;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser gives no canvas to draw on');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = '#000';
  for (const [y, row] of modules.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) brush.fillRect(x * scale, y * scale, scale, scale);
    }
  }
  return canvas.toDataURL('image/png');
}
