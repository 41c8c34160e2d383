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
  path,
  type Scene,
} from './strokes.ts';

const SKINS = ['#f0c8a4', '#e0ac82', '#c98f68', '#a8714c', '#8a5a3c'];
const HAIRS = ['#1c1412', '#3a2318', '#6b3f22', '#a8743a', '#8a8480', '#5a1f18'];
const BACKGROUNDS = [
  ['#f2b632', '#e08a2a'],
  ['#62c9b4', '#0e5a4f'],
  ['#ff8a6b', '#c2301a'],
  ['#c9b0d8', '#6b4a8a'],
  ['#a8c8e0', '#3a6b94'],
  ['#f0d0b8', '#c98a6a'],
] as const;

/** What makes a face that of the person it is for; the rest is chance. */
export type Face = 'pelo-largo' | 'pelo-corto' | 'barba';

/** An illustrated face in the middle of the box, so that a square cut keeps it whole. */
export const face =
  (face: Face): Scene =>
  (r) =>
    draw(face, r);

function draw(face: Face, r: Random): Layer[] {
  const [skin, hair, [claro, dark]] = [r.one(SKINS), r.one(HAIRS), r.one(BACKGROUNDS)];
  const shadowSkin = between(skin, '#5a1f14', 0.28);
  const clothes = r.one(['#c2301a', '#1f3a5a', '#0e5a4f', '#f6efe6', '#2a2422', '#8a3a5a', '#d9a03a']);
  const [x, y] = [600, 420];
  const length = face === 'pelo-largo';
  const behind = length
    ? path(
        `M${x - 205} ${y - 40}C${x - 240} ${y - 320} ${x + 240} ${y - 320} ${x + 205} ${y - 40}C${x + 215} ${y + 130} ${x + 250} ${y + 250} ${x + 190} ${y + 330}H${x - 190}C${x - 250} ${y + 250} ${x - 215} ${y + 130} ${x - 205} ${y - 40}Z`,
        between(hair, '#000000', 0.25),
      )
    : '';
  const flequillo = r.one([
    `M${x - 178} ${y - 20}C${x - 200} ${y - 270} ${x + 200} ${y - 280} ${x + 178} ${y - 20}C${x + 150} ${y - 130} ${x + 60} ${y - 150} ${x - 40} ${y - 140}S${x - 160} ${y - 90} ${x - 178} ${y - 20}Z`,
    `M${x - 180} ${y - 10}C${x - 210} ${y - 290} ${x + 150} ${y - 300} ${x + 182} ${y - 10}C${x + 170} ${y - 110} ${x + 130} ${y - 140} ${x + 70} ${y - 165}C${x} ${y - 110} ${x - 150} ${y - 120} ${x - 180} ${y - 10}Z`,
    `M${x - 176} ${y - 30}C${x - 190} ${y - 250} ${x + 190} ${y - 250} ${x + 176} ${y - 30}C${x + 160} ${y - 150} ${x - 160} ${y - 150} ${x - 176} ${y - 30}Z`,
  ]);
  const rulos = r.passes(0.3)
    ? Array.from({ length: 26 }, (_, i) =>
        circ(
          x + Math.cos(Math.PI + (i / 25) * Math.PI) * 178 + r.num(-14, 14),
          y - 70 + Math.sin(Math.PI + (i / 25) * Math.PI) * 140 + r.num(-20, 14),
          r.num(36, 58),
          between(hair, '#ffffff', r.num(0, 0.08)),
        ),
      ).join('')
    : '';
  const eye = (dx: number) =>
    ellipse(x + dx, y + 6, 15, 18, '#fffaf4') +
    circ(x + dx, y + 8, 11.5, '#2a1a14') +
    circ(x + dx + 4, y + 4, 3.5, '#ffffff') +
    line(
      [
        [x + dx - 27, y - 40],
        [x + dx, y - 48],
        [x + dx + 27, y - 40],
      ],
      between(hair, '#1a1210', 0.4),
      10,
    );
  const beard =
    face === 'barba'
      ? path(
          `M${x - 164} ${y + 30}C${x - 160} ${y + 240} ${x + 160} ${y + 240} ${x + 164} ${y + 30}C${x + 120} ${y + 80} ${x + 70} ${y + 62} ${x} ${y + 66}S${x - 120} ${y + 80} ${x - 164} ${y + 30}Z`,
          between(hair, '#000000', 0.1),
        )
      : '';
  const glasses = r.passes(0.35)
    ? [-66, 66]
        .map((dx) =>
          circ(x + dx, y + 6, 50, '#ffffff', { 'fill-opacity': 0.14, stroke: '#221a18', 'stroke-width': 8 }),
        )
        .join('') +
      line(
        [
          [x - 17, y],
          [x + 17, y],
        ],
        '#221a18',
        8,
      )
    : '';
  const earrings =
    length && r.passes(0.6) ? [-172, 172].map((dx) => circ(x + dx, y + 92, 15, '#f2b632')).join('') : '';
  return [
    { svg: background(claro, dark) + circ(r.num(150, 1050), r.num(80, 400), 330, claro, { opacity: 0.6 }) },
    { svg: halo('l', 420, 220, 620, '#fff6e0', 0.6), blend: 'screen' },
    {
      svg: group('translate(18 26)', behind + ellipse(x, y, 178, 205, '#2a1210'), { opacity: 0.3 }),
      blur: 18,
    },
    {
      svg:
        behind +
        path(
          `M${x - 330} ${HEIGHT + 30}C${x - 320} ${y + 300} ${x - 180} ${y + 275} ${x - 70} ${y + 250}H${x + 70}C${x + 180} ${y + 275} ${x + 320} ${y + 300} ${x + 330} ${HEIGHT + 30}Z`,
          clothes,
        ) +
        path(
          `M${x - 74} ${y + 130}V${y + 262}Q${x} ${y + 340} ${x + 74} ${y + 262}V${y + 130}Z`,
          shadowSkin,
        ) +
        [-176, 176].map((dx) => ellipse(x + dx, y + 20, 28, 42, shadowSkin)).join('') +
        path(
          `M${x - 172} ${y - 60}C${x - 176} ${y + 130} ${x - 90} ${y + 214} ${x} ${y + 214}S${x + 176} ${y + 130} ${x + 172} ${y - 60}C${x + 160} ${y - 240} ${x - 160} ${y - 240} ${x - 172} ${y - 60}Z`,
          skin,
        ) +
        beard +
        [-112, 112].map((dx) => ellipse(x + dx, y + 72, 36, 23, '#e0563a', { opacity: 0.2 })).join('') +
        eye(-66) +
        eye(66) +
        line(
          [
            [x - 4, y + 24],
            [x - 15, y + 70],
            [x + 9, y + 76],
          ],
          shadowSkin,
          9,
        ) +
        path(
          `M${x - 58} ${y + 116}Q${x} ${y + r.num(150, 185)} ${x + 58} ${y + 116}Q${x} ${y + 132} ${x - 58} ${y + 116}Z`,
          '#fffaf4',
          { stroke: '#a83a2c', 'stroke-width': 9, 'stroke-linejoin': 'round' },
        ) +
        rulos +
        path(flequillo, hair) +
        glasses +
        earrings,
      blur: 0.4,
    },
  ];
}
