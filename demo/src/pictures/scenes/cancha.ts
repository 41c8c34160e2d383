import {
  background,
  between,
  bokeh,
  circ,
  ellipse,
  figure,
  group,
  halo,
  line,
  n,
  polygon,
  radial,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';

/** A football ground at night under floodlights. */
export const cancha: Scene = (r) => {
  const verde = r.one(['#2f7a3a', '#3a8a4a', '#2a6b45']);
  const stripes = Array.from({ length: 9 }, (_, i) => {
    const y = (t: number) => 440 + 480 * t ** 1.7;
    return i % 2
      ? ''
      : polygon(
          [
            [0, y(i / 9)],
            [WIDTH, y(i / 9)],
            [WIDTH, y((i + 1) / 9)],
            [0, y((i + 1) / 9)],
          ],
          between(verde, '#dff5b0', 0.12),
        );
  }).join('');
  const x = r.num(350, 850);
  const pelota =
    radial(
      'pel',
      [
        [0, '#ffffff'],
        [0.6, '#e6dfd6'],
        [1, '#8a8078'],
      ],
      [0.35, 0.28, 0.8],
    ) +
    circ(0, 0, 92, 'url(#pel)') +
    [0, 72, 144, 216, 288]
      .map((g) =>
        group(
          `rotate(${g})`,
          polygon(
            [
              [-22, -92],
              [22, -92],
              [14, -70],
              [-14, -70],
            ],
            '#221c1c',
          ) +
            line(
              [
                [0, -34],
                [0, -72],
              ],
              '#6b625c',
              3.5,
            ),
        ),
      )
      .join('') +
    polygon(
      [0, 72, 144, 216, 288].map(
        (g) => [Math.sin((g * Math.PI) / 180) * 34, -Math.cos((g * Math.PI) / 180) * 34] as const,
      ),
      '#221c1c',
    );
  const towers = [150, 1050]
    .map(
      (tx) =>
        rect(tx - 6, 120, 12, 320, '#10151c') +
        rect(tx - 66, 80, 132, 56, '#1a212b') +
        [0, 1, 2, 3].map((i) => circ(tx - 45 + i * 30, 108, 12, '#fffbe8')).join(''),
    )
    .join('');
  return [
    { svg: background('#0a1220', '#16283a', '#2a4a52') },
    {
      svg:
        rect(0, 330, WIDTH, 120, '#1a1d28') +
        bokeh(r, ['#ffd27a', '#ff8a6b', '#e8f0ff', '#62c9b4'], 110, [340, 440], [3, 9]),
      blur: 2,
    },
    { svg: towers, blur: 1.4 },
    {
      svg: halo('a', 150, 108, 470, '#e8f4ff', 0.9) + halo('b', 1050, 108, 470, '#e8f4ff', 0.9),
      blend: 'screen',
    },
    {
      svg:
        rect(0, 440, WIDTH, 480, verde) +
        stripes +
        ellipse(600, 600, 330, 74, 'none', { stroke: '#f3f7ee', 'stroke-width': 7, opacity: 0.85 }) +
        rect(0, 596, WIDTH, 7, '#f3f7ee', { opacity: 0.85 }),
      blur: 3.5,
    },
    {
      svg: Array.from({ length: 7 }, () =>
        figure(r.num(80, 1120), r.num(520, 640), r.num(105, 150), r.one(['#c2301a', '#f2f0e8', '#1b2a4a']), {
          head: [0.02, -0.93],
          torso: [
            [-0.08, -0.8],
            [0.09, -0.8],
            [0.07, -0.5],
            [-0.06, -0.5],
          ],
          miembros: [
            [
              [-0.05, -0.5],
              [-0.13, -0.27],
              [-0.25, -0.1],
            ],
            [
              [0.05, -0.5],
              [0.15, -0.3],
              [0.1, 0],
            ],
            [
              [-0.09, -0.78],
              [-0.2, -0.62],
              [-0.12, -0.5],
            ],
            [
              [0.09, -0.78],
              [0.2, -0.68],
              [0.26, -0.8],
            ],
          ],
        }),
      ).join(''),
      blur: 3,
    },
    { svg: ellipse(x, 838, 120, 20, '#0a1a0c', { opacity: 0.6 }), blur: 8 },
    { svg: group(`translate(${n(x)} 752) rotate(${r.int(0, 70)})`, pelota), blur: 0.6 },
  ];
};
