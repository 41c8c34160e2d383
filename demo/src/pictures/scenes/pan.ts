import type { Random } from '../../random.ts';
import { circ, ellipse, group, HEIGHT, line, n, path, radial, type Scene, WIDTH, wood } from '../strokes.ts';
import { range, shadow, WOODS } from './mesas.ts';

const hogaza = (r: Random, x: number, y: number, t: number, turn: number, id: string) =>
  radial(
    id,
    [
      [0, '#e6b06a'],
      [0.55, '#b8732f'],
      [1, '#6b3a16'],
    ],
    [0.42, 0.34, 0.75],
  ) +
  group(
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
    ellipse(0, 0, t * 1.25, t * 0.8, `url(#${id})`) +
      [-0.55, 0, 0.55]
        .map((d) =>
          path(
            `M${n(t * (d - 0.24))} ${n(t * 0.45)}Q${n(t * d)} ${n(-t * 0.05)} ${n(t * (d + 0.2))} ${n(-t * 0.5)}Q${n(t * (d + 0.18))} ${n(t * 0.1)} ${n(t * (d - 0.24))} ${n(t * 0.45)}Z`,
            '#f3dcae',
          ),
        )
        .join('') +
      Array.from({ length: 60 }, () => {
        const a = r.num(0, 6.28);
        const d = Math.sqrt(r.num()) * 0.9;
        return circ(Math.cos(a) * t * 1.2 * d, Math.sin(a) * t * 0.75 * d, r.num(1, 3), '#fff6e4', {
          opacity: r.num(0.25, 0.8),
        });
      }).join(''),
  );

/** Loaves, flour and wheat on the bench. */
export const pan: Scene = (r) => {
  const [tone, dark] = r.one(WOODS);
  const panes = [
    [r.num(300, 400), r.num(300, 380), 190, r.int(-30, 30)],
    [r.num(760, 860), r.num(250, 350), 165, r.int(-60, 40)],
    [r.num(540, 680), r.num(640, 700), 205, r.int(-15, 25)],
  ] as const;
  const harina = Array.from({ length: 420 }, () =>
    circ(r.num(0, WIDTH), r.num(0, HEIGHT), r.num(0.8, 4), '#fff6e8', { opacity: r.num(0.2, 0.9) }),
  ).join('');
  const espiga = (x: number, y: number, turn: number) =>
    group(
      `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
      line(
        [
          [0, 0],
          [0, 330],
        ],
        '#c99b4a',
        6,
      ) +
        Array.from(
          { length: 9 },
          (_, i) =>
            ellipse(-13, i * 22, 8, 19, '#e0b45e', { transform: `rotate(24 -13 ${i * 22})` }) +
            ellipse(13, i * 22, 8, 19, '#c9963c', { transform: `rotate(-24 13 ${i * 22})` }),
        ).join(''),
    );
  return [
    { svg: wood(r, tone, dark), blur: 0.8 },
    {
      svg: Array.from({ length: 7 }, () =>
        ellipse(r.num(100, 1100), r.num(100, 800), r.num(120, 300), r.num(60, 160), '#fff3e0', {
          opacity: 0.22,
        }),
      ).join(''),
      blur: 20,
    },
    { svg: harina, blur: 0.5 },
    shadow(
      panes
        .map(([x, y, t, g]) =>
          group(`translate(${n(x)} ${n(y)}) rotate(${g})`, ellipse(0, 0, t * 1.25, t * 0.8, '#120a06')),
        )
        .join(''),
    ),
    {
      svg:
        espiga(1010, 560, 28) +
        espiga(1085, 590, 16) +
        espiga(120, 590, -24) +
        panes.map(([x, y, t, g], i) => hogaza(r, x, y, t, g, `pan${i}`)).join(''),
      blur: 0.5,
    },
    ...range(r),
  ];
};
