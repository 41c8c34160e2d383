import {
  background,
  between,
  circ,
  ellipse,
  halo,
  lineal,
  n,
  path,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';
import { ATARDECERES } from './atardeceres.ts';

/** Sea, foam and sand at the end of the day. */
export const mar: Scene = (r) => {
  const sky = r.one(ATARDECERES);
  const hondo = r.one(['#17475c', '#1d3f66', '#1f5a63']);
  const sx = r.num(300, 900);
  const olas = Array.from({ length: 15 }, (_, i) => {
    const y = 430 + i * i * 1.55 + 8;
    const d = Array.from({ length: 13 }, (_, j) => {
      const x = j * 105 - 30;
      return `${j === 0 ? 'M' : 'Q'}${j === 0 ? '' : `${n(x - 52)} ${n(y + r.num(-1, 1) * (3 + i * 1.2))} `}${n(x)} ${n(y + r.num(-1, 1) * (2 + i * 0.6))}`;
    }).join('');
    return path(d, 'none', {
      stroke: i % 3 === 2 ? '#f7ede0' : between(hondo, sky[2], 0.5),
      'stroke-width': 1.4 + i * 0.75,
      opacity: 0.25 + r.num(0, 0.4),
    });
  }).join('');
  const espuma = (y: number, strength: number) =>
    Array.from({ length: 150 }, () =>
      circ(r.num(0, WIDTH), y + r.num(-1, 1) * 16, r.num(2, 9), '#fff8ee', {
        opacity: r.num(0.3, 0.9) * strength,
      }),
    ).join('');
  return [
    { svg: background(...sky, sky[3]) },
    {
      svg: Array.from({ length: 14 }, () =>
        ellipse(
          r.num(0, WIDTH),
          r.num(50, 340),
          r.num(120, 380),
          r.num(5, 22),
          between(sky[1], sky[3], r.num()),
          { opacity: 0.55 },
        ),
      ).join(''),
      blur: 11,
    },
    { svg: halo('sol', sx, 400, 500, '#ffd9a0', 0.9) + circ(sx, 392, 46, '#fff7e6'), blend: 'screen' },
    {
      svg:
        lineal('mar', [
          [0, between(hondo, sky[2], 0.55)],
          [0.4, hondo],
          [1, between(hondo, '#dff0e8', 0.35)],
        ]) + rect(0, 425, WIDTH, 380, 'url(#mar)'),
    },
    {
      svg: Array.from({ length: 70 }, () => {
        const y = r.num(432, 720);
        return ellipse(sx + r.num(-1, 1) * (y - 380) * 0.5, y, r.num(10, 44), 2.2, '#ffe9c4', {
          opacity: r.num(0.3, 0.9),
        });
      }).join(''),
      blur: 1,
      blend: 'screen',
    },
    { svg: olas, blur: 1 },
    {
      svg:
        lineal('arena', [
          [0, '#a98a6a'],
          [0.25, '#dcbf95'],
          [1, '#c9a677'],
        ]) +
        path(
          `M-10 780C250 ${n(r.num(720, 760))} 420 ${n(r.num(790, 830))} 640 770S1010 ${n(r.num(720, 800))} 1210 760V910H-10Z`,
          'url(#arena)',
        ),
      blur: 1.5,
    },
    { svg: espuma(765, 1) + espuma(735, 0.5), blur: 2.2 },
  ];
};
