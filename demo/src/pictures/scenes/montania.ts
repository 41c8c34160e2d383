import {
  background,
  between,
  circ,
  crest,
  ellipse,
  halo,
  lineal,
  polygon,
  rect,
  type Scene,
  slope,
  WIDTH,
} from '../strokes.ts';
import { ATARDECERES } from './atardeceres.ts';

/** Ridges in the haze, with a lake in half of them. */
export const montania: Scene = (r) => {
  const sky = r.one(ATARDECERES);
  const [sx, sy] = [r.num(250, 950), r.num(330, 430)];
  const layers = Array.from({ length: 5 }, (_, i) => {
    const color = between(between(sky[2], sky[1], 0.35), '#131822', 0.1 + i * 0.21);
    return {
      svg: slope(crest(r, 400 + i * 82, 150 - i * 19, 0.5 + i * 0.015), color),
      blur: i === 4 ? 1 : 0.8,
    };
  });
  const lago = r.passes(0.55);
  const pinos = Array.from({ length: 34 }, () => {
    const [x, h] = [r.num(-20, 1220), r.num(70, 190)];
    const y = 930 - r.num(0, 40);
    return [0, 0.25, 0.5]
      .map((t) =>
        polygon(
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
    { svg: background(...sky) },
    {
      svg: Array.from({ length: 12 }, () =>
        ellipse(
          r.num(0, WIDTH),
          r.num(60, 330),
          r.num(120, 330),
          r.num(6, 20),
          between(sky[3], sky[1], r.num(0, 0.7)),
          { opacity: 0.5 },
        ),
      ).join(''),
      blur: 12,
    },
    { svg: halo('sol', sx, sy, 520, sky[3], 0.95) + circ(sx, sy, 42, '#fffaf0'), blend: 'screen' },
    ...layers.slice(0, 4),
    { svg: rect(0, 520, WIDTH, 200, sky[2], { opacity: 0.25 }), blur: 40, blend: 'screen' },
    ...(lago
      ? [
          {
            svg:
              lineal('lago', [
                [0, between(sky[2], sky[3], 0.4)],
                [0.5, sky[1]],
                [1, sky[0]],
              ]) +
              rect(0, 690, WIDTH, 230, 'url(#lago)') +
              Array.from({ length: 60 }, () =>
                ellipse(
                  r.num(0, WIDTH),
                  r.num(695, 890),
                  r.num(30, 130),
                  1.6,
                  r.passes(0.5) ? sky[3] : '#1d2735',
                  { opacity: r.num(0.2, 0.6) },
                ),
              ).join(''),
            blur: 0.8,
          },
        ]
      : layers.slice(4)),
    { svg: pinos, blur: 1.4 },
  ];
};
