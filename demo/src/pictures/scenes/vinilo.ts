import { background, between, circ, group, halo, line, n, polygon, rect, type Scene } from '../strokes.ts';

/** A record turning. */
export const vinilo: Scene = (r) => {
  const label = r.one(['#c2301a', '#f2b632', '#0e5a4f', '#ff8a6b', '#efe2c8']);
  const [x, y, radio] = [r.num(470, 560), r.num(440, 500), r.num(390, 440)];
  const mueble = r.one(['#5a3322', '#7a4a2e', '#2f2a2c']);
  const surcos = Array.from({ length: 46 }, (_, i) =>
    circ(x, y, radio * (0.36 + i * 0.0135), 'none', {
      stroke: i % 5 ? '#242022' : '#0a0809',
      'stroke-width': 2.6,
      opacity: r.num(0.4, 1),
    }),
  ).join('');
  const shine = [35, 215]
    .map((g) =>
      group(
        `rotate(${g + r.num(-12, 12)} ${n(x)} ${n(y)})`,
        polygon(
          [
            [x, y],
            [x + radio, y - radio * 0.24],
            [x + radio, y + radio * 0.16],
          ],
          '#fff0dc',
          { opacity: 0.4 },
        ),
      ),
    )
    .join('');
  const arm =
    circ(1035, 170, 74, '#b8b2aa') +
    circ(1035, 170, 50, '#6b6661') +
    circ(1035, 170, 22, '#2a2726') +
    line(
      [
        [1035, 170],
        [1010, 480],
        [x + radio * 0.62, y + radio * 0.42],
      ],
      '#d8d2c8',
      17,
    ) +
    line(
      [
        [1031, 170],
        [1006, 478],
      ],
      '#ffffff',
      4,
      { opacity: 0.5 },
    ) +
    group(
      `translate(${n(x + radio * 0.6)} ${n(y + radio * 0.45)}) rotate(35)`,
      rect(-44, -22, 84, 44, '#1d1a1a', { rx: 7 }),
    );
  return [
    {
      svg:
        background(between(mueble, '#ffffff', 0.1), mueble, between(mueble, '#000000', 0.5)) +
        Array.from({ length: 40 }, () =>
          line(
            [
              [-10, r.num(0, 900)],
              [1210, r.num(0, 900)],
            ],
            '#000000',
            r.num(1, 3),
            { opacity: 0.07 },
          ),
        ).join(''),
      blur: 1,
    },
    { svg: circ(x + 18, y + 26, radio + 14, '#050303', { opacity: 0.7 }), blur: 20 },
    { svg: circ(x, y, radio + 12, '#8a847c') + circ(x, y, radio, '#141112') + surcos, blur: 0.6 },
    { svg: shine, blur: 16, blend: 'screen' },
    {
      svg:
        circ(x, y, radio * 0.34, label) +
        circ(x, y, radio * 0.29, 'none', { stroke: between(label, '#1a1210', 0.6), 'stroke-width': 4 }) +
        rect(x - 60, y - 70, 120, 12, between(label, '#1a1210', 0.75)) +
        rect(x - 42, y + 52, 84, 7, between(label, '#1a1210', 0.75)) +
        rect(x - 30, y + 68, 60, 6, between(label, '#1a1210', 0.6)) +
        circ(x, y, 9, '#f0ece4'),
      blur: 0.5,
    },
    { svg: group('translate(16 26)', arm, { opacity: 0.4 }), blur: 12 },
    { svg: arm, blur: 0.5 },
    { svg: halo('l', 200, 100, 800, r.one(['#ffd9a0', '#ffb38a', '#c8e0ff']), 0.45), blend: 'screen' },
  ];
};
