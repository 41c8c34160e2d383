import { background, between, group, lineal, n, path, polygon, rect, type Scene } from '../strokes.ts';
import { range, shadow } from './mesas.ts';
import { taza } from './vajilla.ts';

/** A desk from above: notebook, pencils, sticky notes. */
export const escritorio: Scene = (r) => {
  const base = r.one([
    ['#e9dfd0', '#b8a890'],
    ['#2f4048', '#141d22'],
    ['#c9d6d0', '#8aa39a'],
    ['#d9b89a', '#9a7455'],
  ] as const);
  const notas = ['#f6c552', '#ff8a6b', '#62c9b4', '#f7b8c8', '#bcd8f0'];
  const note = (x: number, y: number, turn: number) =>
    group(
      `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
      rect(-62, -62, 124, 124, r.one(notas)) +
        [0, 1, 2]
          .map((i) => rect(-42, -28 + i * 26, r.num(40, 84), 5, '#3a2e28', { opacity: 0.55, rx: 2 }))
          .join(''),
    );
  const [x, y, g] = [r.num(420, 560), r.num(420, 500), r.int(-14, 12)];
  const cuaderno = group(
    `translate(${n(x)} ${n(y)}) rotate(${g})`,
    rect(-330, -240, 660, 480, '#8f2a1c', { rx: 12 }) +
      rect(-318, -232, 318, 464, '#faf5ea', { rx: 6 }) +
      rect(0, -232, 318, 464, '#fdf9f0', { rx: 6 }) +
      lineal(
        'lomo',
        [
          [0, '#3a2a20', 0],
          [0.5, '#3a2a20', 0.4],
          [1, '#3a2a20', 0],
        ],
        [0, 0, 1, 0],
      ) +
      rect(-40, -232, 80, 464, 'url(#lomo)') +
      Array.from(
        { length: 13 },
        (_, i) =>
          rect(-290, -190 + i * 31, r.num(120, 245), 4, '#54698a', { opacity: 0.65, rx: 2 }) +
          (i < 7 ? rect(34, -190 + i * 31, r.num(90, 245), 4, '#54698a', { opacity: 0.65, rx: 2 }) : ''),
      ).join('') +
      path('M60 90C110 20 150 150 200 70S270 110 285 60', 'none', {
        stroke: '#c2301a',
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
  );
  const lapiz = (px: number, py: number, turn: number, color: string) =>
    group(
      `translate(${n(px)} ${n(py)}) rotate(${n(turn)})`,
      rect(-150, -10, 290, 20, color) +
        rect(-150, -4, 290, 6, '#ffffff', { opacity: 0.25 }) +
        polygon(
          [
            [140, -10],
            [140, 10],
            [176, 0],
          ],
          '#e8c79a',
        ) +
        polygon(
          [
            [164, -4],
            [164, 4],
            [178, 0],
          ],
          '#2a2220',
        ) +
        rect(-168, -10, 22, 20, '#d8787a', { rx: 4 }),
    );
  const cosas =
    note(r.num(930, 1010), 170, r.num(-10, 10)) +
    note(r.num(1060, 1130), 300, r.num(-12, 12)) +
    note(980, r.num(360, 420), r.num(-10, 14));
  const lapices =
    lapiz(r.num(880, 960), 640, r.int(-40, -20), '#f2b632') +
    lapiz(r.num(900, 1000), 730, r.int(-20, 5), '#0e5a4f');
  return [
    { svg: background(between(base[0], '#ffffff', 0.08), base[0], base[1]) },
    shadow(group(`translate(${n(x)} ${n(y)}) rotate(${g})`, rect(-330, -240, 660, 480, '#140c08'))),
    { svg: group('translate(6 10)', lapices + cosas, { opacity: 0.4 }), blur: 8 },
    { svg: cuaderno + cosas + lapices + taza('t', 180, 780, 84, 40, '#f1e8da'), blur: 0.5 },
    ...range(r),
  ];
};
