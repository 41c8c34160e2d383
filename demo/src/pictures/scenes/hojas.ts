import {
  background,
  between,
  bokeh,
  circ,
  ellipse,
  group,
  halo,
  line,
  n,
  path,
  type Scene,
} from '../strokes.ts';

/** Big leaves over each other: gardens, walks, markets of plants. */
export const hojas: Scene = (r) => {
  const verdes = ['#1f5a3a', '#2f7a4a', '#4f9a5a', '#8ab86a', '#123f2f', '#0e5a4f'];
  const leaf = (x: number, y: number, t: number, turn: number, color: string) =>
    group(
      `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(t)})`,
      path('M0 0C-62 -60 -66 -170 0 -260C66 -170 62 -60 0 0Z', color) +
        line(
          [
            [0, 20],
            [0, -240],
          ],
          between(color, '#e8f5c0', 0.45),
          4,
        ) +
        [-50, -95, -140, -185]
          .map(
            (y0) =>
              line(
                [
                  [0, y0],
                  [36, y0 - 34],
                ],
                between(color, '#e8f5c0', 0.3),
                2.5,
              ) +
              line(
                [
                  [0, y0],
                  [-36, y0 - 34],
                ],
                between(color, '#e8f5c0', 0.3),
                2.5,
              ),
          )
          .join(''),
    );
  const layer = (count: number, t: [number, number], dark: number) =>
    Array.from({ length: count }, () =>
      leaf(
        r.num(-50, 1250),
        r.num(0, 1000),
        r.num(...t),
        r.int(0, 359),
        between(r.one(verdes), '#06120c', dark),
      ),
    ).join('');
  const flor = (x: number, y: number, t: number, color: string) =>
    Array.from({ length: 7 }, (_, i) =>
      ellipse(x, y - t, t * 0.5, t, color, { transform: `rotate(${i * 51.4} ${n(x)} ${n(y)})` }),
    ).join('') + circ(x, y, t * 0.5, '#f2b632');
  return [
    { svg: background('#0f2a1f', '#1a4a35', '#0a1f17') },
    { svg: layer(40, [0.7, 1.1], 0.55), blur: 7 },
    { svg: layer(22, [0.9, 1.5], 0.25), blur: 2 },
    { svg: halo('sol', r.num(200, 1000), 120, 700, '#f8f0b0', 0.5), blend: 'screen' },
    { svg: group('translate(14 22)', layer(7, [1.2, 1.8], 0.9), { opacity: 0.35 }), blur: 14 },
    {
      svg:
        layer(10, [1.2, 1.9], 0) +
        Array.from({ length: r.int(2, 6) }, () =>
          flor(
            r.num(120, 1080),
            r.num(120, 780),
            r.num(34, 60),
            r.one(['#ff8a6b', '#f7b8c8', '#fdf3e0', '#c2301a']),
          ),
        ).join(''),
      blur: 0.6,
    },
    { svg: bokeh(r, ['#f8f0b0', '#d8f0c0'], 16, [0, 600], [10, 40]), blur: 3, blend: 'screen' },
  ];
};
