import {
  background,
  bokeh,
  circ,
  group,
  halo,
  lineal,
  n,
  polygon,
  radial,
  rect,
  type Scene,
} from '../strokes.ts';
import { night } from './nights.ts';

/** A microphone close to the eye, the room's lights behind. */
export const microfono: Scene = (r) => {
  const { sky, lights } = night(r);
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
    polygon(
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
    { svg: background(...sky) },
    { svg: bokeh(r, lights, 70, [0, 850], [20, 92]), blur: 4, blend: 'screen' },
    {
      svg: group(`translate(${n(x)} ${n(r.num(340, 400))}) rotate(${n(r.num(-24, 24))}) scale(1.15)`, mic),
      blur: 0.6,
    },
    { svg: halo('h', x - 120, 250, 380, lights[0], 0.4), blend: 'screen' },
  ];
};
