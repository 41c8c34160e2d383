import { encode } from 'uqr';

/** Quiet modules around a code: what readers ask for. */
const MARGEN = 4;
/** Pixels of the picture's side, at least: enough for a poster of a hand's width. */
const LADO = 1024;

/** A QR code, ready to be shown and downloaded. Always dark on white, as readers expect it, whatever the scheme. */
export interface Qr {
  /** `data:` addresses. */
  png: string;
  svg: string;
}

/** The code of a text. In the browser only: the PNG is drawn on a canvas. */
export function qrDe(texto: string): Qr {
  const { data, size } = encode(texto, { ecc: 'M', border: MARGEN });
  return { png: pngDe(data, size), svg: `data:image/svg+xml;utf8,${encodeURIComponent(svgDe(data, size))}` };
}

/** One path of horizontal runs, a unit a module. */
function svgDe(modulos: boolean[][], lado: number): string {
  let trazo = '';
  for (const [y, fila] of modulos.entries()) {
    for (let x = 0; x < lado; ) {
      let largo = 0;
      while (fila[x + largo]) largo += 1;
      if (largo > 0) trazo += `M${x} ${y}h${largo}v1h-${largo}z`;
      x += largo + 1;
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${lado} ${lado}" width="${LADO}" height="${LADO}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${lado}v${lado}H0z"/><path d="${trazo}"/></svg>`
  );
}

function pngDe(modulos: boolean[][], lado: number): string {
  const escala = Math.ceil(LADO / lado);
  const lienzo = document.createElement('canvas');
  lienzo.width = lienzo.height = lado * escala;
  const pincel = lienzo.getContext('2d');
  if (!pincel) throw new Error('this browser gives no canvas to draw on');
  pincel.fillStyle = '#fff';
  pincel.fillRect(0, 0, lienzo.width, lienzo.height);
  pincel.fillStyle = '#000';
  for (const [y, fila] of modulos.entries()) {
    for (const [x, oscuro] of fila.entries()) {
      if (oscuro) pincel.fillRect(x * escala, y * escala, escala, escala);
    }
  }
  return lienzo.toDataURL('image/png');
}
