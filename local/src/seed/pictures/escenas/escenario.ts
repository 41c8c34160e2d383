import {
  ANCHO,
  bokeh,
  circ,
  type Escena,
  elipse,
  entre,
  figura,
  fondo,
  grupo,
  halo,
  n,
  publico,
  rect,
} from '../trazos.ts';
import { haz, noche } from './noches.ts';

/** A stage: beams through the haze, a band, the crowd in front. */
export const escenario: Escena = (r) => {
  const { cielo, luces } = noche(r);
  const centro = r.num(480, 720);
  let haces = '';
  for (let i = 0; i < 7; i++) {
    const x = 90 + i * 170;
    haces += haz(`h${i}`, x, ((x - centro) / 16) * r.num(-1.1, 0.5), r.num(3.5, 7), r.uno(luces));
  }
  const musico = (x: number, alto: number, giro: number) =>
    figura(x, 640, alto, '#0c0709', {
      cabeza: [0, -0.93],
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
          [-0.2 * giro, -0.6],
          [0.04, -0.58],
        ],
        [
          [0.1, -0.78],
          [0.2, -0.66],
          [0.26 * giro, -0.7],
        ],
      ],
    }) +
    grupo(
      `translate(${n(x)} ${n(640 - alto * 0.58)}) rotate(${n(-18 * giro)})`,
      elipse(0, 0, alto * 0.12, alto * 0.09, '#0c0709') +
        rect(0, -alto * 0.015, alto * 0.36 * giro, alto * 0.03, '#0c0709'),
    );
  const bateria =
    circ(centro, 590, 62, '#0c0709') +
    elipse(centro - 95, 545, 58, 7, '#0c0709') +
    elipse(centro + 95, 540, 58, 7, '#0c0709') +
    rect(centro - 97, 545, 4, 100, '#0c0709') +
    rect(centro + 93, 540, 4, 100, '#0c0709') +
    circ(centro, 470, 25, '#0c0709') +
    elipse(centro, 530, 44, 46, '#0c0709');
  return [
    {
      svg:
        fondo(entre(cielo[0], '#000000', 0.4), cielo[1], entre(cielo[2], luces[1], 0.2)) +
        rect(0, 640, ANCHO, 300, '#140b10'),
    },
    { svg: halo('c', centro, 560, 620, luces[1], 0.75), mezcla: 'screen' },
    { svg: haces, desenfoque: 9, mezcla: 'screen' },
    {
      svg:
        musico(centro - 270, 270, 1) +
        musico(centro + 270, 285, 1) +
        bateria +
        rect(0, 636, ANCHO, 16, '#0c0709'),
      desenfoque: 1.6,
    },
    { svg: bokeh(r, luces, 26, [0, 260], [6, 26]), desenfoque: 2.5, mezcla: 'screen' },
    { svg: publico(r, 730, 120, '#150b10', 0.35), desenfoque: 2.2 },
    { svg: publico(r, 800, 170, '#080406', 0.22), desenfoque: 4 },
  ];
};
