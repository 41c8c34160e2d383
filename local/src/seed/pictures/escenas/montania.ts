import {
  ANCHO,
  circ,
  cresta,
  type Escena,
  elipse,
  entre,
  fondo,
  halo,
  ladera,
  lineal,
  poligono,
  rect,
} from '../trazos.ts';
import { ATARDECERES } from './atardeceres.ts';

/** Ridges in the haze, with a lake in half of them. */
export const montania: Escena = (r) => {
  const cielo = r.uno(ATARDECERES);
  const [sx, sy] = [r.num(250, 950), r.num(330, 430)];
  const capas = Array.from({ length: 5 }, (_, i) => {
    const color = entre(entre(cielo[2], cielo[1], 0.35), '#131822', 0.1 + i * 0.21);
    return {
      svg: ladera(cresta(r, 400 + i * 82, 150 - i * 19, 0.5 + i * 0.015), color),
      desenfoque: i === 4 ? 1 : 0.8,
    };
  });
  const lago = r.pasa(0.55);
  const pinos = Array.from({ length: 34 }, () => {
    const [x, h] = [r.num(-20, 1220), r.num(70, 190)];
    const y = 930 - r.num(0, 40);
    return [0, 0.25, 0.5]
      .map((t) =>
        poligono(
          [
            [x, y - h * (1.15 - t * 0.15)],
            [x + h * (0.14 + t * 0.14), y - h * (0.62 - t)],
            [x - h * (0.14 + t * 0.14), y - h * (0.62 - t)],
          ],
          '#0c1214',
        ),
      )
      .join('');
  }).join('');
  return [
    { svg: fondo(...cielo) },
    {
      svg: Array.from({ length: 12 }, () =>
        elipse(
          r.num(0, ANCHO),
          r.num(60, 330),
          r.num(120, 330),
          r.num(6, 20),
          entre(cielo[3], cielo[1], r.num(0, 0.7)),
          { opacity: 0.5 },
        ),
      ).join(''),
      desenfoque: 12,
    },
    { svg: halo('sol', sx, sy, 520, cielo[3], 0.95) + circ(sx, sy, 42, '#fffaf0'), mezcla: 'screen' },
    ...capas.slice(0, 4),
    { svg: rect(0, 520, ANCHO, 200, cielo[2], { opacity: 0.25 }), desenfoque: 40, mezcla: 'screen' },
    ...(lago
      ? [
          {
            svg:
              lineal('lago', [
                [0, entre(cielo[2], cielo[3], 0.4)],
                [0.5, cielo[1]],
                [1, cielo[0]],
              ]) +
              rect(0, 690, ANCHO, 230, 'url(#lago)') +
              Array.from({ length: 60 }, () =>
                elipse(
                  r.num(0, ANCHO),
                  r.num(695, 890),
                  r.num(30, 130),
                  1.6,
                  r.pasa(0.5) ? cielo[3] : '#1d2735',
                  { opacity: r.num(0.2, 0.6) },
                ),
              ).join(''),
            desenfoque: 0.8,
          },
        ]
      : capas.slice(4)),
    { svg: pinos, desenfoque: 1.4 },
  ];
};
