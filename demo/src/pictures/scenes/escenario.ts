import {
  audience,
  background,
  between,
  bokeh,
  circ,
  ellipse,
  figure,
  group,
  halo,
  n,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';
import { haz, night } from './nights.ts';

/** A stage: beams through the haze, a band, the crowd in front. */
export const escenario: Scene = (r) => {
  const { sky, lights } = night(r);
  const centre = r.num(480, 720);
  let haces = '';
  for (let i = 0; i < 7; i++) {
    const x = 90 + i * 170;
    haces += haz(`h${i}`, x, ((x - centre) / 16) * r.num(-1.1, 0.5), r.num(3.5, 7), r.one(lights));
  }
  const musico = (x: number, height: number, turn: number) =>
    figure(x, 640, height, '#0c0709', {
      head: [0, -0.93],
      torso: [
        [-0.09, -0.8],
        [0.09, -0.8],
        [0.07, -0.5],
        [-0.07, -0.5],
      ],
      miembros: [
        [
          [-0.05, -0.5],
          [-0.1, -0.25],
          [-0.09, 0],
        ],
        [
          [0.05, -0.5],
          [0.09, -0.25],
          [0.12, 0],
        ],
        [
          [-0.1, -0.78],
          [-0.2 * turn, -0.6],
          [0.04, -0.58],
        ],
        [
          [0.1, -0.78],
          [0.2, -0.66],
          [0.26 * turn, -0.7],
        ],
      ],
    }) +
    group(
      `translate(${n(x)} ${n(640 - height * 0.58)}) rotate(${n(-18 * turn)})`,
      ellipse(0, 0, height * 0.12, height * 0.09, '#0c0709') +
        rect(0, -height * 0.015, height * 0.36 * turn, height * 0.03, '#0c0709'),
    );
  const bateria =
    circ(centre, 590, 62, '#0c0709') +
    ellipse(centre - 95, 545, 58, 7, '#0c0709') +
    ellipse(centre + 95, 540, 58, 7, '#0c0709') +
    rect(centre - 97, 545, 4, 100, '#0c0709') +
    rect(centre + 93, 540, 4, 100, '#0c0709') +
    circ(centre, 470, 25, '#0c0709') +
    ellipse(centre, 530, 44, 46, '#0c0709');
  return [
    {
      svg:
        background(between(sky[0], '#000000', 0.4), sky[1], between(sky[2], lights[1], 0.2)) +
        rect(0, 640, WIDTH, 300, '#140b10'),
    },
    { svg: halo('c', centre, 560, 620, lights[1], 0.75), blend: 'screen' },
    { svg: haces, blur: 9, blend: 'screen' },
    {
      svg:
        musico(centre - 270, 270, 1) +
        musico(centre + 270, 285, 1) +
        bateria +
        rect(0, 636, WIDTH, 16, '#0c0709'),
      blur: 1.6,
    },
    { svg: bokeh(r, lights, 26, [0, 260], [6, 26]), blur: 2.5, blend: 'screen' },
    { svg: audience(r, 730, 120, '#150b10', 0.35), blur: 2.2 },
    { svg: audience(r, 800, 170, '#080406', 0.22), blur: 4 },
  ];
};
