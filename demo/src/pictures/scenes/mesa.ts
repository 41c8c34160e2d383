import { circ, ellipse, group, HEIGHT, n, path, rect, type Scene, WIDTH } from '../strokes.ts';
import { range, shadow } from './mesas.ts';
import { plato } from './vajilla.ts';

/** Plates to share from above: empanadas, tomatoes, leaves. */
export const mesa: Scene = (r) => {
  const mantel = r.one([
    ['#e9e0d2', '#c2301a'],
    ['#dfe7e2', '#0e5a4f'],
    ['#f1e2c4', '#a8742a'],
    ['#d9dde4', '#2f4a7a'],
  ] as const);
  const cuadros = Array.from(
    { length: 13 },
    (_, i) =>
      rect(i * 100 - 20, 0, 50, HEIGHT, mantel[1], { opacity: 0.32 }) +
      rect(0, i * 100 - 20, WIDTH, 50, mantel[1], { opacity: 0.32 }),
  ).join('');
  const empanada = (x: number, y: number, turn: number) =>
    group(
      `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
      path('M-82 22A84 76 0 0 1 82 22Q0 44 -82 22Z', '#cf9143') +
        path('M-66 8A68 58 0 0 1 50 -18', 'none', {
          stroke: '#eec27c',
          'stroke-width': 15,
          opacity: 0.65,
          'stroke-linecap': 'round',
        }) +
        Array.from({ length: 10 }, (_, i) =>
          circ(-76 + i * 17, 25 + Math.sin((i / 9) * Math.PI) * 12, 11, i % 2 ? '#b8752e' : '#d99f52'),
        ).join('') +
        Array.from({ length: 5 }, () =>
          circ(r.num(-45, 45), r.num(-25, 8), r.num(3, 7), '#8f5520', { opacity: 0.6 }),
        ).join(''),
    );
  const ensalada = (x: number, y: number, radio: number) =>
    circ(x, y, radio, '#5a3a28') +
    circ(x, y, radio * 0.9, '#3a2418') +
    Array.from({ length: 70 }, () => {
      const a = r.num(0, 6.28);
      const d = Math.sqrt(r.num()) * radio * 0.76;
      const [ex, ey] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
      return r.passes(0.7)
        ? ellipse(ex, ey, r.num(14, 30), r.num(8, 15), r.one(['#4f8a3a', '#79ad4a', '#2f6b34', '#a3c76a']), {
            transform: `rotate(${r.int(0, 180)} ${n(ex)} ${n(ey)})`,
          })
        : circ(ex, ey, r.num(10, 19), r.one(['#c93a22', '#e0563a', '#f2c14a']));
    }).join('');
  const [x, y] = [r.num(400, 520), r.num(440, 540)];
  const emp =
    [0, 1, 2, 3, 4]
      .map((i) => empanada(x + Math.cos(i * 1.256) * 118, y + Math.sin(i * 1.256) * 118, i * 72 + 90))
      .join('') +
    circ(x, y, 52, '#f6eee2') +
    circ(x, y, 44, '#9a2a1c') +
    Array.from({ length: 14 }, () =>
      circ(x + r.num(-28, 28), y + r.num(-28, 28), r.num(2, 5), r.one(['#e0563a', '#4f8a3a', '#f2c14a'])),
    ).join('');
  const [ex, ey] = [r.num(900, 980), r.num(230, 310)];
  const vaso =
    circ(960, 690, 88, '#dfe5e2', { opacity: 0.8 }) +
    circ(960, 690, 76, r.one(['#7a1428', '#d9a03a', '#c95a3a'])) +
    ellipse(940, 668, 26, 12, '#ffffff', { opacity: 0.5 });
  return [
    { svg: rect(0, 0, WIDTH, HEIGHT, mantel[0]) + cuadros, blur: 0.8 },
    shadow(circ(x, y, 275, '#1a1008') + circ(ex, ey, 180, '#1a1008') + circ(960, 690, 86, '#1a1008')),
    { svg: plato(x, y, 280, '#f4eee6') + ensalada(ex, ey, 182) + vaso, blur: 0.4 },
    {
      svg: group(
        'translate(7 11)',
        [0, 1, 2, 3, 4]
          .map((i) => circ(x + Math.cos(i * 1.256) * 118, y + Math.sin(i * 1.256) * 118, 66, '#1a1008'))
          .join(''),
        { opacity: 0.35 },
      ),
      blur: 9,
    },
    { svg: emp, blur: 0.5 },
    ...range(r),
  ];
};
