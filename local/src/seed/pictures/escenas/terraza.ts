import { ANCHO, bokeh, type Escena, fondo, guirnalda, publico, rect } from '../trazos.ts';
import { noche } from './noches.ts';

/** Out-of-focus city lights behind a terrace, bulbs above. */
export const terraza: Escena = (r) => {
  const { cielo, luces } = noche(r);
  const a = guirnalda(r, r.num(60, 150), r.num(60, 200), r.num(50, 95), luces[0], 'g1');
  const b = guirnalda(r, r.num(180, 300), r.num(90, 220), r.num(50, 95), luces[0], 'g2');
  return [
    { svg: fondo(...cielo) },
    { svg: bokeh(r, luces, 60, [330, 760], [14, 62]), desenfoque: 3, mezcla: 'screen' },
    { svg: rect(0, 700, ANCHO, 240, '#0d0809', { opacity: 0.9 }), desenfoque: 26 },
    { svg: publico(r, 690, 105, '#12090c', 0.12), desenfoque: 5 },
    { svg: a.halos + b.halos, mezcla: 'screen' },
    { svg: a.cable + b.cable + a.bulbos + b.bulbos, desenfoque: 0.9 },
  ];
};
