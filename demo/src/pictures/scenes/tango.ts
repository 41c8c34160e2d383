import {
  audience,
  background,
  between,
  bokeh,
  ellipse,
  figure,
  group,
  halo,
  n,
  radial,
  rect,
  type Scene,
} from '../strokes.ts';
import { haz, NIGHTS } from './nights.ts';

/** A couple dancing tango in a cone of light. */
export const tango: Scene = (r) => {
  const { lights } = r.one([NIGHTS[0], NIGHTS[2], NIGHTS[4]]);
  const x = r.num(520, 680);
  const tone = r.one(['#5b1720', '#3d1430', '#4a2412']);
  const side = r.one([-1, 1]);
  const el = figure(0, 810, 560, '#0b0608', {
    head: [-0.045, -0.94],
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
  const ella = figure(
    78,
    810,
    510,
    '#0b0608',
    {
      head: [-0.045, -0.95],
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
    { svg: background('#0d0709', tone, between(tone, '#000000', 0.35)) },
    {
      svg: Array.from({ length: 9 }, (_, i) =>
        rect(i * 140 - 20, 0, 70, 600, between(tone, '#000000', 0.5), { opacity: 0.6 }),
      ).join(''),
      blur: 18,
    },
    {
      svg:
        radial('piso', [
          [0, between(lights[0], tone, 0.25)],
          [0.5, between(tone, lights[1], 0.25)],
          [1, '#0d0709'],
        ]) + ellipse(x, 790, 700, 190, 'url(#piso)'),
      blur: 10,
    },
    {
      svg: haz('cono', x, 0, 19, lights[0]) + halo('h', x, 480, 420, lights[1], 0.5),
      blur: 16,
      blend: 'screen',
    },
    { svg: bokeh(r, lights, 22, [60, 420], [8, 34]), blur: 3, blend: 'screen' },
    { svg: ellipse(x + 10, 818, 210, 22, '#050203', { opacity: 0.75 }), blur: 9 },
    { svg: group(`translate(${n(x)} 0) scale(${side} 1)`, el + ella), blur: 1.3 },
    { svg: audience(r, 850, 150, '#050304', 0), blur: 9 },
  ];
};
