import {
  background,
  between,
  bokeh,
  circ,
  ellipse,
  group,
  halo,
  lineal,
  n,
  polygon,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';

/** Pints on the bar, the room out of focus. */
export const cerveza: Scene = (r) => {
  const tonos = r.mix(['#e8a32a', '#c9701f', '#7a3a16', '#f0c14a', '#3a1a10']);
  const pinta = (x: number, height: number, color: string, id: string) => {
    const w = height * 0.3;
    return (
      lineal(
        id,
        [
          [0, between(color, '#000000', 0.5)],
          [0.22, color],
          [0.42, between(color, '#fff0c0', 0.45)],
          [0.7, color],
          [1, between(color, '#000000', 0.6)],
        ],
        [0, 0, 1, 0],
      ) +
      group(
        `translate(${n(x)} 770)`,
        polygon(
          [
            [-w * 1.04, -height - 8],
            [w * 1.04, -height - 8],
            [w * 0.78, 6],
            [-w * 0.78, 6],
          ],
          '#fff6e0',
          { opacity: 0.3 },
        ) +
          polygon(
            [
              [-w * 0.98, -height * 0.86],
              [w * 0.98, -height * 0.86],
              [w * 0.74, -14],
              [-w * 0.74, -14],
            ],
            `url(#${id})`,
          ) +
          rect(-w * 1.0, -height - 6, w * 2, height * 0.16, '#fdf3dc', { rx: 16 }) +
          Array.from({ length: 7 }, (_, i) =>
            circ(-w * 0.85 + i * w * 0.28, -height - 6, r.num(15, 26), '#fff8e8'),
          ).join('') +
          Array.from({ length: 34 }, () =>
            circ(r.num(-0.7, 0.7) * w, -r.num(30, height * 0.8), r.num(1.5, 4.5), '#fff6d8', {
              opacity: r.num(0.2, 0.7),
            }),
          ).join('') +
          rect(-w * 0.66, -height * 0.82, w * 0.15, height * 0.72, '#ffffff', { opacity: 0.3, rx: 8 }),
      )
    );
  };
  return [
    { svg: background('#1a0f0c', '#4a2418', '#8a4a22') },
    {
      svg: [180, 380]
        .map(
          (y) =>
            rect(0, y, WIDTH, 14, '#1a0d08') +
            Array.from({ length: 18 }, (_, i) =>
              rect(
                20 + i * 68,
                y - r.num(70, 130),
                r.num(20, 36),
                130,
                r.one(['#4a6b3a', '#8a3a1c', '#c98a3a', '#2a3a3a']),
                { opacity: 0.8, rx: 8 },
              ),
            ).join(''),
        )
        .join(''),
      blur: 11,
    },
    {
      svg: bokeh(r, ['#ffd27a', '#ffb36b', '#f2b632', '#ff8a6b'], 46, [40, 640], [18, 74]),
      blur: 4,
      blend: 'screen',
    },
    {
      svg:
        lineal('barra', [
          [0, '#6b3f22'],
          [0.12, '#a8683a'],
          [1, '#24120a'],
        ]) + rect(0, 730, WIDTH, 190, 'url(#barra)'),
      blur: 2,
    },
    {
      svg: [260, 560, 880].map((x) => ellipse(x, 782, 150, 20, '#0d0604', { opacity: 0.6 })).join(''),
      blur: 8,
    },
    {
      svg:
        pinta(r.num(235, 285), r.num(420, 470), tonos[0] ?? '#e8a32a', 'p1') +
        pinta(r.num(535, 585), r.num(470, 520), tonos[1] ?? '#c9701f', 'p2') +
        pinta(r.num(855, 915), r.num(400, 450), tonos[2] ?? '#7a3a16', 'p3'),
      blur: 0.7,
    },
    { svg: halo('h', 600, 250, 620, '#ffcf85', 0.35), blend: 'screen' },
  ];
};
