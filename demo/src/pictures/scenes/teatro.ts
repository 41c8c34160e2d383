import {
  audience,
  between,
  circ,
  ellipse,
  HEIGHT,
  lineal,
  path,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';
import { haz } from './nights.ts';

/** A theatre: red curtain, one spotlight, the first rows. */
export const teatro: Scene = (r) => {
  const rojo = r.one(['#8f1d1d', '#a3271b', '#6d1430', '#7a1f3d']);
  const x = r.num(480, 720);
  let pliegues = '';
  for (let px = -20; px < WIDTH; ) {
    const width = r.num(42, 78);
    pliegues += lineal(
      `p${Math.round(px)}`,
      [
        [0, between(rojo, '#000000', 0.72)],
        [0.35, rojo],
        [0.55, between(rojo, '#ff9a70', 0.28)],
        [1, between(rojo, '#000000', 0.7)],
      ],
      [0, 0, 1, 0],
    );
    pliegues += rect(px, 0, width + 1, 700, `url(#p${Math.round(px)})`);
    px += width;
  }
  const onda = Array.from({ length: 9 }, (_, i) =>
    path(
      `M${i * 150 - 75} 0C${i * 150 - 60} 150 ${i * 150 + 60} 150 ${i * 150 + 75} 0Z`,
      between(rojo, '#000000', 0.25),
      { stroke: '#e0a73c', 'stroke-width': 7 },
    ),
  ).join('');
  return [
    { svg: rect(0, 0, WIDTH, HEIGHT, '#120608') + pliegues, blur: 1.2 },
    {
      svg:
        lineal('piso', [
          [0, '#7a4a2a'],
          [1, '#1c0f0a'],
        ]) + rect(0, 640, WIDTH, 280, 'url(#piso)'),
    },
    { svg: onda, blur: 1.4 },
    { svg: rect(0, 0, WIDTH, HEIGHT, '#0a0408', { opacity: 0.55 }) },
    { svg: haz('s', x, r.num(-5, 5), 14, '#ffe9c4'), blur: 7, blend: 'screen' },
    { svg: ellipse(x, 700, 290, 62, '#ffe2b0', { opacity: 0.7 }), blur: 9, blend: 'screen' },
    {
      svg:
        ellipse(x, 702, 70, 12, '#120806', { opacity: 0.6 }) +
        rect(x - 5, 530, 10, 170, '#141010') +
        ellipse(x, 512, 19, 27, '#2a2626') +
        circ(x - 5, 505, 7, '#8a8580'),
      blur: 0.8,
    },
    { svg: audience(r, 800, 120, '#080305', 0), blur: 2.5 },
    { svg: audience(r, 862, 150, '#040102', 0), blur: 4 },
  ];
};
