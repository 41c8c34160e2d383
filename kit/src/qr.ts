import { encode } from 'uqr';

/** Quiet modules around a code: what readers ask for. */
const MARGIN = 4;
/** Pixels of the picture's side, at least: enough for a poster of a hand's width. */
const SIDE = 1024;

/** A QR code, ready to be shown and downloaded. Always dark on white, as readers expect it, whatever the scheme. */
export interface Qr {
  /** `data:` addresses. */
  png: string;
  svg: string;
}

/** The code of a text. In the browser only: the PNG is drawn on a canvas. */
export function qrOf(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  return { png: pngOf(data, size), svg: `data:image/svg+xml;utf8,${encodeURIComponent(svgOf(data, size))}` };
}

/** One path of horizontal runs, a unit a module. */
function svgOf(modules: boolean[][], side: number): string {
  let stroke = '';
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < side; ) {
      let length = 0;
      while (row[x + length]) length += 1;
      if (length > 0) stroke += `M${x} ${y}h${length}v1h-${length}z`;
      x += length + 1;
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${SIDE}" height="${SIDE}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${stroke}"/></svg>`
  );
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
