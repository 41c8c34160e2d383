import {
  background,
  between,
  circ,
  ellipse,
  group,
  HEIGHT,
  halo,
  n,
  path,
  polygon,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';

/** A printed poster on an old wall: shapes, bands of type, torn neighbours. */
export const cartel: Scene = (r) => {
  const [w, h] = [560, 780];
  const which = r.int(0, 3);
  const inks = r.one([
    ['#c2301a', '#f2b632', '#fbf0dc', '#1f1a17'],
    ['#0e5a4f', '#ff8a6b', '#f7ecd8', '#171310'],
    ['#1f3a6b', '#f2b632', '#f4ead8', '#c2301a'],
    ['#f2b632', '#1f1a17', '#fff6e0', '#c2301a'],
    ['#5a1d3c', '#ff8a6b', '#f8e6cf', '#f2b632'],
  ] as const);
  const pared = r.one(['#8a7468', '#6b6a68', '#a3806a', '#5a6468']);
  const stains = Array.from({ length: 90 }, () =>
    ellipse(
      r.num(0, WIDTH),
      r.num(0, HEIGHT),
      r.num(20, 140),
      r.num(10, 90),
      r.one(['#000000', '#ffffff', '#3a2418']),
      { opacity: r.num(0.02, 0.09) },
    ),
  ).join('');
  const vecino = (x: number, turn: number, color: string) =>
    group(
      `translate(${n(x)} ${n(r.num(60, 260))}) rotate(${turn})`,
      rect(0, 0, 360, 520, color) +
        rect(30, 40, 300, 220, between(color, '#000000', 0.25)) +
        [0, 1, 2, 3]
          .map((i) =>
            rect(30, 300 + i * 46, r.num(120, 300), 24, between(color, '#ffffff', 0.5), { opacity: 0.8 }),
          )
          .join(''),
    );
  const figures = [
    () =>
      [0, 1, 2, 3, 4].map((i) => circ(w / 2, 300, 220 - i * 44, inks[i % 2 ? 2 : 1])).join('') +
      circ(w / 2, 300, 26, inks[3]),
    () =>
      [0, 1, 2, 3]
        .map((i) =>
          path(
            `M0 ${n(150 + i * 90)}C${n(w * 0.3)} ${n(60 + i * 90)} ${n(w * 0.6)} ${n(300 + i * 90)} ${w} ${n(170 + i * 90)}V${n(230 + i * 90)}C${n(w * 0.6)} ${n(360 + i * 90)} ${n(w * 0.3)} ${n(120 + i * 90)} 0 ${n(210 + i * 90)}Z`,
            inks[(i % 3) + 1] ?? inks[1],
          ),
        )
        .join(''),
    () =>
      Array.from({ length: 16 }, (_, i) =>
        group(
          `translate(${w / 2} 310) rotate(${i * 22.5})`,
          polygon(
            [
              [0, 0],
              [-34, -260],
              [34, -260],
            ],
            i % 2 ? inks[1] : inks[2],
          ),
        ),
      ).join('') + circ(w / 2, 310, 96, inks[3]),
    () =>
      Array.from({ length: 20 }, (_, i) => {
        const [cx, cy] = [(i % 4) * 135 + 78, Math.floor(i / 4) * 100 + 100];
        return r.passes(0.5)
          ? circ(cx, cy, 46, r.one([inks[1], inks[2], inks[3]]))
          : path(
              `M${cx - 46} ${cy + 46}A92 92 0 0 1 ${cx + 46} ${cy - 46}V${cy + 46}Z`,
              r.one([inks[1], inks[2]]),
            );
      }).join(''),
  ][which]?.();
  const letters = (y: number, height: number, color: string) => {
    let output = '';
    for (let x = 40; x < w - 60; ) {
      const width = height * r.num(0.45, 0.8);
      if (x + width > w - 36) break;
      output += r.passes(0.14)
        ? ''
        : r.one([
            rect(x, y, width, height, color) +
              rect(x + width * 0.32, y + height * 0.28, width * 0.36, height * 0.44, inks[0]),
            rect(x, y, width * 0.34, height, color) + rect(x, y + height * 0.72, width, height * 0.28, color),
            circ(x + width / 2, y + height / 2, height / 2, color) +
              circ(x + width / 2, y + height / 2, height * 0.2, inks[0]),
            polygon(
              [
                [x, y + height],
                [x + width / 2, y],
                [x + width, y + height],
              ],
              color,
            ),
            rect(x, y, width, height * 0.28, color) + rect(x + width * 0.33, y, width * 0.34, height, color),
          ]);
      x += width + height * 0.16;
    }
    return output;
  };
  const text =
    letters(570, 84, inks[2]) +
    letters(674, 42, inks[1]) +
    rect(40, 734, 330, 10, inks[2], { opacity: 0.8 }) +
    rect(40, 754, 240, 8, inks[2], { opacity: 0.6 });
  const paper =
    rect(0, 0, w, h, inks[0]) +
    figures +
    rect(0, 545, w, 235, inks[0]) +
    text +
    [
      [0.33, 0.07],
      [0.66, 0.05],
    ]
      .map(
        ([t = 0, o = 0]) =>
          rect(0, h * t, w, 3, '#000000', { opacity: o * 2 }) +
          rect(0, h * t + 3, w, 4, '#ffffff', { opacity: o * 2 }),
      )
      .join('') +
    rect(w / 2, 0, 3, h, '#000000', { opacity: 0.1 });
  const turn = r.num(-3.5, 3.5);
  return [
    {
      svg: background(between(pared, '#ffffff', 0.12), pared, between(pared, '#000000', 0.3)) + stains,
      blur: 3,
    },
    {
      svg:
        vecino(-90, r.int(-7, 4), r.one(['#8fa3a8', '#d8b88a', '#b85a4a'])) +
        vecino(950, r.int(-4, 7), r.one(['#c9c0a8', '#7a8a6b', '#d98a5a'])),
      blur: 1.6,
    },
    {
      svg: group(`translate(332 76) rotate(${n(turn)})`, rect(0, 0, w, h, '#0a0605', { opacity: 0.7 })),
      blur: 13,
    },
    { svg: group(`translate(320 60) rotate(${n(turn)})`, paper), blur: 0.5 },
    { svg: halo('l', r.num(100, 1100), 40, 900, '#ffdca8', 0.45), blend: 'screen' },
    {
      svg: polygon(
        [
          [0, 0],
          [500, 0],
          [-40, 900],
          [-300, 900],
        ],
        '#0a0605',
        { opacity: 0.3 },
      ),
      blur: 14,
    },
  ];
};
