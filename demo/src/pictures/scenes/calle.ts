import {
  background,
  between,
  ellipse,
  figure,
  halo,
  line,
  polygon,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';

/** A cobbled street of painted houses, flags across it. */
export const calle: Scene = (r) => {
  const paintings = r.mix([
    '#c2301a',
    '#f2b632',
    '#0e5a4f',
    '#3a7ca5',
    '#d96b4a',
    '#e8d5b0',
    '#8a5a9a',
    '#62a98f',
  ]);
  const [fx, fy] = [600, 470];
  let houses = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const [x0, x1] = [640 * 0.62 ** i + 40, 640 * 0.62 ** (i + 1) + 40].map((d) => fx + side * d) as [
        number,
        number,
      ];
      const scale = (x: number) => Math.abs(x - fx) / 640;
      const [t0, t1] = [scale(x0), scale(x1)];
      const height = r.num(430, 560);
      const base = paintings[(i + (side > 0 ? 3 : 0)) % paintings.length] ?? '#c2301a';
      const shadow = side > 0 ? 0.34 : 0.06;
      houses += polygon(
        [
          [x0, fy - height * t0],
          [x1, fy - height * t1],
          [x1, fy + 250 * t1],
          [x0, fy + 400 * t0],
        ],
        between(base, '#1a1014', shadow),
      );
      for (let piso = 0; piso < 2; piso++) {
        for (let v = 0; v < 2; v++) {
          const [a, b] = [0.18 + v * 0.42, 0.4 + v * 0.42];
          const xa = x0 + (x1 - x0) * a;
          const xb = x0 + (x1 - x0) * b;
          const y = (x: number, f: number) => fy + f * scale(x);
          const [above, below] = piso ? [-60, 190] : [-height * 0.78, -height * 0.4];
          houses += polygon(
            [
              [xa, y(xa, above)],
              [xb, y(xb, above)],
              [xb, y(xb, below)],
              [xa, y(xa, below)],
            ],
            r.passes(0.35) ? '#ffd98a' : '#2a2430',
            { stroke: '#f3e6d0', 'stroke-width': 5 },
          );
        }
      }
    }
  }
  let adoquines = '';
  for (let y = 505; y < 910; y += 4 + (y - 480) * 0.06) {
    const step = 6 + (y - 470) * 0.16;
    for (let x = -step * r.num(); x < WIDTH; x += step) {
      adoquines += ellipse(
        x,
        y,
        step * 0.46,
        (4 + (y - 480) * 0.06) * 0.46,
        between('#6a5f5c', r.one(['#a89a90', '#3d3538']), r.num(0, 0.6)),
      );
    }
  }
  const paseantes = Array.from({ length: 7 }, () => {
    const y = r.num(560, 690);
    const x = 600 + r.num(-1, 1) * (y - 470) * 1.5;
    return figure(x, y, (y - 470) * 1.15 + 40, r.one(['#2a2024', '#3d2a3a', '#1f2b33', '#5a2a20']), {
      head: [0, -0.93],
      torso: [
        [-0.09, -0.8],
        [0.09, -0.8],
        [0.08, -0.48],
        [-0.08, -0.48],
      ],
      miembros: [
        [
          [-0.04, -0.48],
          [-0.08, -0.24],
          [-0.07, 0],
        ],
        [
          [0.04, -0.48],
          [0.09, -0.25],
          [0.04, 0],
        ],
        [
          [-0.1, -0.78],
          [-0.15, -0.6],
          [-0.1, -0.45],
        ],
        [
          [0.1, -0.78],
          [0.16, -0.62],
          [0.2, -0.5],
        ],
      ],
    });
  }).join('');
  const banderines = [150, 235].map(
    (y, row) =>
      line(
        Array.from({ length: 21 }, (_, i) => [i * 62 - 20, y + 60 * Math.sin((i / 20) * Math.PI)] as const),
        '#2a2024',
        2.5,
      ) +
      Array.from({ length: 19 }, (_, i) => {
        const [x, yy] = [i * 64 + 10, y + 60 * Math.sin(((i + 0.5) / 19) * Math.PI)];
        return polygon(
          [
            [x, yy],
            [x + 40, yy],
            [x + 20, yy + 46],
          ],
          paintings[(i + row) % paintings.length] ?? '#f2b632',
        );
      }).join(''),
  );
  return [
    { svg: background('#6fa3c8', '#bcd3d8', '#f6dfba') },
    { svg: halo('sol', 600, 430, 480, '#ffe2a8', 0.9), blend: 'screen' },
    { svg: rect(0, 470, WIDTH, 450, '#4a4143') + adoquines, blur: 0.9 },
    { svg: houses, blur: 0.9 },
    { svg: paseantes, blur: 1.6 },
    { svg: banderines.join(''), blur: 1 },
    { svg: halo('luz', 330, 380, 560, '#ffd79a', 0.4), blend: 'screen' },
  ];
};
