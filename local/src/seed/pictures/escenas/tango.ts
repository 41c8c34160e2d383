import {
  bokeh,
  type Escena,
  elipse,
  entre,
  figura,
  fondo,
  grupo,
  halo,
  n,
  publico,
  radial,
  rect,
} from '../trazos.ts';
import { haz, NOCHES } from './noches.ts';

/** A couple dancing tango in a cone of light. */
export const tango: Escena = (r) => {
  const { luces } = r.uno([NOCHES[0], NOCHES[2], NOCHES[4]]);
  const x = r.num(520, 680);
  const tono = r.uno(['#5b1720', '#3d1430', '#4a2412']);
  const lado = r.uno([-1, 1]);
  const el = figura(0, 810, 560, '#0b0608', {
    cabeza: [-0.045, -0.94],
    torso: [
      [-0.16, -0.8],
      [0.0, -0.81],
      [-0.02, -0.48],
      [-0.13, -0.48],
    ],
    miembros: [
      [
        [-0.11, -0.48],
        [-0.14, -0.25],
        [-0.2, -0.015],
        [-0.15, -0.008],
      ],
      [
        [-0.04, -0.48],
        [0.0, -0.25],
        [-0.02, -0.015],
        [0.04, -0.008],
      ],
      [
        [-0.15, -0.78],
        [-0.28, -0.72],
        [-0.3, -0.9],
      ],
      [
        [0, -0.77],
        [0.1, -0.64],
        [0.19, -0.68],
      ],
    ],
  });
  const ella = figura(
    78,
    810,
    510,
    '#0b0608',
    {
      cabeza: [-0.045, -0.95],
      torso: [
        [-0.07, -0.82],
        [0.06, -0.8],
        [0.035, -0.56],
        [-0.035, -0.56],
      ],
      miembros: [
        [
          [-0.01, -0.5],
          [0.02, -0.27],
          [-0.04, -0.02],
        ],
        [
          [0.03, -0.45],
          [0.2, -0.24],
          [0.36, -0.06],
        ],
        [
          [-0.06, -0.8],
          [-0.2, -0.72],
          [-0.3, -0.83],
        ],
        [
          [0.05, -0.79],
          [-0.04, -0.7],
          [-0.14, -0.79],
        ],
      ],
      falda: [
        [-0.05, -0.57],
        [0.05, -0.57],
        [0.14, -0.44],
        [0.3, -0.17],
        [0.12, -0.23],
        [-0.05, -0.2],
        [-0.07, -0.42],
      ],
    },
    0.05,
  );
  return [
    { svg: fondo('#0d0709', tono, entre(tono, '#000000', 0.35)) },
    {
      svg: Array.from({ length: 9 }, (_, i) =>
        rect(i * 140 - 20, 0, 70, 600, entre(tono, '#000000', 0.5), { opacity: 0.6 }),
      ).join(''),
      desenfoque: 18,
    },
    {
      svg:
        radial('piso', [
          [0, entre(luces[0], tono, 0.25)],
          [0.5, entre(tono, luces[1], 0.25)],
          [1, '#0d0709'],
        ]) + elipse(x, 790, 700, 190, 'url(#piso)'),
      desenfoque: 10,
    },
    {
      svg: haz('cono', x, 0, 19, luces[0]) + halo('h', x, 480, 420, luces[1], 0.5),
      desenfoque: 16,
      mezcla: 'screen',
    },
    { svg: bokeh(r, luces, 22, [60, 420], [8, 34]), desenfoque: 3, mezcla: 'screen' },
    { svg: elipse(x + 10, 818, 210, 22, '#050203', { opacity: 0.75 }), desenfoque: 9 },
    { svg: grupo(`translate(${n(x)} 0) scale(${lado} 1)`, el + ella), desenfoque: 1.3 },
    { svg: publico(r, 850, 150, '#050304', 0), desenfoque: 9 },
  ];
};
