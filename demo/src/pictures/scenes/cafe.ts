import { circ, ellipse, group, line, n, rect, type Scene, wood } from '../strokes.ts';
import { range, shadow, WOODS } from './mesas.ts';
import { medialuna, plato, taza } from './vajilla.ts';

/** A café table from above: cups, croissants, a notebook. */
export const cafe: Scene = (r) => {
  const [tone, dark] = r.one(WOODS);
  const loza = r.one(['#f5efe6', '#cfdcd6', '#e8c9b0', '#2f4a50']);
  const [x, y] = [r.num(300, 460), r.num(320, 480)];
  const [px, py] = [r.num(760, 900), r.num(480, 600)];
  const servilleta = group(
    `rotate(${r.int(-20, 20)} ${n(px)} ${n(py)})`,
    rect(px - 210, py - 170, 420, 340, r.one(['#b8c4b8', '#d8b8a0', '#e6dccb', '#8fa3a8'])),
  );
  const medias = [
    [-60, -30, 20],
    [50, 20, -60],
    [-20, 70, 170],
  ]
    .map(([a = 0, b = 0, g = 0]) => medialuna(px + a, py + b, 0.95, g + r.num(-20, 20)))
    .join('');
  const libreta = group(
    `translate(${n(r.num(900, 1010))} ${n(r.num(60, 130))}) rotate(${r.int(8, 26)})`,
    rect(-120, -150, 260, 330, '#1f2b33', { rx: 8 }) +
      rect(-108, -142, 244, 314, '#f7f1e6', { rx: 4 }) +
      Array.from({ length: 9 }, (_, i) =>
        rect(-85, -110 + i * 30, r.num(90, 195), 3, '#8a7f78', { opacity: 0.7 }),
      ).join(''),
  );
  return [
    { svg: wood(r, tone, dark), blur: 0.7 },
    shadow(circ(x, y, 205, '#120a06') + rect(px - 200, py - 160, 400, 330, '#120a06')),
    { svg: libreta + servilleta, blur: 0.5 },
    { svg: plato(px, py, 165), blur: 0.4 },
    { svg: group('translate(6 10)', medias, { opacity: 0.4 }), blur: 7 },
    {
      svg:
        medias +
        taza('cafe', x, y, 122, r.int(-50, 50), loza) +
        taza('cafe2', x + 170, y + 400, 84, 150, loza) +
        line(
          [
            [x + 150, y - 150],
            [x + 215, y - 20],
          ],
          '#c9c4bc',
          13,
        ) +
        ellipse(x + 142, y - 168, 17, 30, '#dcd7cf', {
          transform: `rotate(-26 ${n(x + 142)} ${n(y - 168)})`,
        }),
      blur: 0.4,
    },
    ...range(r),
  ];
};
