import {
  bokeh,
  circ,
  type Escena,
  fondo,
  grupo,
  halo,
  lineal,
  n,
  poligono,
  radial,
  rect,
} from '../trazos.ts';
import { noche } from './noches.ts';

/** A microphone close to the eye, the room's lights behind. */
export const microfono: Escena = (r) => {
  const { cielo, luces } = noche(r);
  let malla = '';
  for (let y = -120; y <= 120; y += 15) {
    for (let x = -120; x <= 120; x += 15) {
      if (Math.hypot(x, y) < 112) malla += circ(x + (y % 30 === 0 ? 0 : 7.5), y, 5, '#14100f');
    }
  }
  const mic =
    lineal(
      'cuerpo',
      [
        [0, '#0d0b0c'],
        [0.3, '#4a4648'],
        [0.5, '#1d1a1b'],
        [1, '#060505'],
      ],
      [0, 0, 1, 0],
    ) +
    radial(
      'bola',
      [
        [0, '#f5ece0'],
        [0.4, '#a39a92'],
        [1, '#2a2625'],
      ],
      [0.36, 0.3, 0.75],
    ) +
    poligono(
      [
        [-66, 100],
        [66, 100],
        [40, 640],
        [-40, 640],
      ],
      'url(#cuerpo)',
    ) +
    circ(0, 0, 124, 'url(#bola)') +
    malla +
    rect(-126, -16, 252, 34, '#8d857d', { rx: 10 }) +
    rect(-72, 106, 144, 26, '#75706b', { rx: 6 });
  const x = r.num(380, 820);
  return [
    { svg: fondo(...cielo) },
    { svg: bokeh(r, luces, 70, [0, 850], [20, 92]), desenfoque: 4, mezcla: 'screen' },
    {
      svg: grupo(`translate(${n(x)} ${n(r.num(340, 400))}) rotate(${n(r.num(-24, 24))}) scale(1.15)`, mic),
      desenfoque: 0.6,
    },
    { svg: halo('h', x - 120, 250, 380, luces[0], 0.4), mezcla: 'screen' },
  ];
};
