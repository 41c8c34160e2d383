import type { Random } from '../random.ts';
import {
  background,
  between,
  circ,
  ellipse,
  group,
  HEIGHT,
  halo,
  type Layer,
  line,
  n,
  path,
  polygon,
  rect,
  WIDTH,
} from './strokes.ts';

const rayos = (amount: number, interior: number, exterior: number, thickness: number, color: string) =>
  Array.from({ length: amount }, (_, i) => {
    const a = (i / amount) * Math.PI * 2;
    return line(
      [
        [Math.cos(a) * interior, Math.sin(a) * interior],
        [Math.cos(a) * exterior, Math.sin(a) * exterior],
      ],
      color,
      thickness,
    );
  }).join('');

/** Marks of venues and organisers: one shape in two inks, drawn around (0, 0) within 250 units. */
const MARKS = {
  sol: (a: string, b: string) => circ(0, 0, 110, a) + rayos(16, 145, 215, 20, b),
  luna: (a: string, b: string) => circ(0, 0, 190, a) + circ(75, -45, 160, b),
  montania: (a: string, b: string) =>
    polygon(
      [
        [-240, 160],
        [-60, -170],
        [70, 40],
        [130, -50],
        [250, 160],
      ],
      a,
    ) +
    polygon(
      [
        [-60, -170],
        [-112, -74],
        [-66, -96],
        [-40, -62],
        [-8, -86],
      ],
      b,
    ) +
    circ(140, -150, 44, b),
  ola: (a: string, b: string) =>
    [0, 1, 2]
      .map((i) =>
        path(`M-240 ${-70 + i * 90}q60 -90 120 0t120 0t120 0t120 0`, 'none', {
          stroke: i === 1 ? b : a,
          'stroke-width': 38,
          'stroke-linecap': 'round',
        }),
      )
      .join(''),
  hogaza: (a: string, b: string) =>
    ellipse(0, 20, 230, 150, a) +
    [-110, 0, 110]
      .map((x) =>
        line(
          [
            [x - 30, 90],
            [x + 34, -70],
          ],
          b,
          30,
        ),
      )
      .join(''),
  guitarra: (a: string, b: string) =>
    group(
      'rotate(40)',
      rect(-18, -270, 36, 260, b) + circ(0, 20, 88, a) + circ(0, 130, 122, a) + circ(0, 88, 44, b),
    ),
  libro: (a: string, b: string) =>
    polygon(
      [
        [0, -100],
        [-220, -150],
        [-220, 110],
        [0, 160],
      ],
      a,
    ) +
    polygon(
      [
        [0, -100],
        [220, -150],
        [220, 110],
        [0, 160],
      ],
      b,
    ),
  pelota: (a: string, b: string) =>
    circ(0, 0, 190, a) +
    polygon(
      Array.from({ length: 5 }, (_, i) => [Math.sin(i * 1.2566) * 80, -Math.cos(i * 1.2566) * 80] as const),
      b,
    ) +
    group('rotate(-90)', rayos(5, 90, 182, 18, b)),
  estrella: (a: string, b: string) =>
    polygon(
      Array.from(
        { length: 10 },
        (_, i) =>
          [Math.sin(i * 0.6283) * (i % 2 ? 96 : 230), -Math.cos(i * 0.6283) * (i % 2 ? 96 : 230)] as const,
      ),
      a,
    ) + circ(0, 0, 52, b),
  hoja: (a: string, b: string) =>
    path('M0 220C-190 120 -190 -120 0 -230C190 -120 190 120 0 220Z', a) +
    line(
      [
        [0, 240],
        [0, -150],
      ],
      b,
      16,
    ) +
    [-60, 20, 100]
      .map(
        (y) =>
          line(
            [
              [0, y],
              [90, y - 70],
            ],
            b,
            12,
          ) +
          line(
            [
              [0, y],
              [-90, y - 70],
            ],
            b,
            12,
          ),
      )
      .join(''),
  jarra: (a: string, b: string) =>
    rect(-140, -120, 230, 320, a, { rx: 26 }) +
    path('M90 -60C210 -60 210 130 90 130', 'none', { stroke: a, 'stroke-width': 38 }) +
    [-110, -30, 50].map((x) => circ(x, -130, 62, b)).join(''),
  telon: (a: string, b: string) =>
    path('M-220 -180H220V180C120 180 40 60 0 -60C-40 60 -120 180 -220 180Z', a) +
    rect(-230, -215, 460, 44, b),
  llama: (a: string, b: string) =>
    path(
      'M0 -240C60 -120 190 -60 150 90C130 190 60 220 0 220S-130 190 -150 90C-170 10 -90 -20 -80 -110C-20 -80 10 -160 0 -240Z',
      a,
    ) + path('M10 -20C60 40 90 90 60 140C40 180 -40 180 -60 140C-80 90 -20 60 10 -20Z', b),
  copa: (a: string, b: string) =>
    path('M-150 -210H150C150 -20 90 50 0 50S-150 -20 -150 -210Z', b) +
    path('M-142 -110H142C130 0 80 42 0 42S-130 0 -142 -110Z', a) +
    rect(-14, 50, 28, 130, b) +
    rect(-90, 176, 180, 28, b, { rx: 14 }),
  gota: (a: string, b: string) => circ(-70, 0, 130, a) + circ(80, 0, 130, b, { opacity: 0.82 }),
  presa: (a: string, b: string) =>
    path('M-200 40C-220 -120 -60 -210 60 -170S230 0 180 110S-180 200 -200 40Z', a) +
    circ(10, 0, 56, b) +
    circ(10, 0, 26, a),
  nota: (a: string, b: string) =>
    ellipse(-100, 140, 84, 62, a) +
    ellipse(130, 100, 84, 62, a) +
    polygon(
      [
        [-40, 140],
        [-40, -170],
        [210, -220],
        [210, 100],
        [178, 100],
        [178, -120],
        [-8, -84],
        [-8, 140],
      ],
      b,
    ),
  dialogo: (a: string, b: string) =>
    rect(-220, -190, 330, 230, a, { rx: 60 }) +
    polygon(
      [
        [-140, 20],
        [-150, 120],
        [-50, 30],
      ],
      a,
    ) +
    rect(-70, -40, 300, 210, b, { rx: 60 }) +
    polygon(
      [
        [150, 150],
        [170, 235],
        [70, 160],
      ],
      b,
    ),
} satisfies Record<string, (a: string, b: string) => string>;
export type Mark = keyof typeof MARKS;

const INKS = [
  ['#c2301a', '#fbf0dc', '#f2b632'],
  ['#0e5a4f', '#f7ecd8', '#f2b632'],
  ['#f2b632', '#1f1a17', '#c2301a'],
  ['#1f3a5a', '#f6e7cf', '#ff8a6b'],
  ['#5a1d3c', '#ffd9b8', '#ff8a6b'],
  ['#2a2320', '#f6c552', '#ff8a6b'],
  ['#ff8a6b', '#2a0e07', '#fff3e0'],
  ['#e9dfd0', '#c2301a', '#0e5a4f'],
] as const;

/** A venue's mark on one of the product's colours, with a little light and paper. */
export function mark(which: Mark): (r: Random) => Layer[] {
  return (r) => {
    const [paper, ink, another] = r.one(INKS);
    return [
      { svg: background(between(paper, '#ffffff', 0.08), paper, between(paper, '#000000', 0.14)) },
      {
        svg: rect(0, 0, WIDTH, HEIGHT, paper, { opacity: 0 }) + halo('l', 330, 180, 700, '#ffffff', 0.2),
        blend: 'screen',
      },
      { svg: group(`translate(${n(600)} 450) scale(1.3)`, MARKS[which](ink, another)), blur: 0.4 },
    ];
  };
}
