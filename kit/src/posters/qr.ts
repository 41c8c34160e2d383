import { encode, renderSVG } from 'uqr';

/** Error correction for slight damage; the QR standard's quiet zone of 4 modules. */
const OPTIONS = { ecc: 'M', border: 4 } as const;
/** Minimum pixels of the side: enough for a poster. */
const SIDE = 1024;

/** A QR code to show and download, dark on white in both colour schemes. */
export interface QrImages {
  png: string;
  svg: string;
}

/** Returns the QR code of a text. Browser only: it uses a canvas. @param ink at least 7 to 1 on white */
export function qrOf(text: string, ink = '#000'): QrImages {
  const { data, size } = encode(text, OPTIONS);
  const svg = encodeURIComponent(renderSVG(text, { ...OPTIONS, blackColor: ink }));
  return { png: pngOf(data, size, ink), svg: `data:image/svg+xml;utf8,${svg}` };
}

function pngOf(modules: boolean[][], side: number, ink: string): string {
  const scale = Math.ceil(SIDE / side);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * scale;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser provides no canvas to draw on');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = ink;
  for (const [y, row] of modules.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) brush.fillRect(x * scale, y * scale, scale, scale);
    }
  }
  return canvas.toDataURL('image/png');
}
