import { audience, background, bokeh, circ, halo, type Scene } from '../strokes.ts';

/** Many small lights in the shape of a heart: collections, festivals for somebody. */
export const corazon: Scene = (r) => {
  const tonos = r.one([
    ['#1a0d14', '#4a1628', '#c2472e'],
    ['#0f1a26', '#1f4a54', '#e0845a'],
    ['#201028', '#5a2458', '#e86a6a'],
  ] as const);
  const points = Array.from({ length: 330 }, () => {
    const t = r.num(0, Math.PI * 2);
    const k = r.passes(0.55) ? 1 : Math.sqrt(r.num());
    const [hx, hy] = [
      16 * Math.sin(t) ** 3,
      -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
    ];
    return circ(
      600 + hx * 21 * k + r.num(-9, 9),
      430 + hy * 21 * k + r.num(-9, 9),
      r.num(3, 12),
      r.one(['#ffd27a', '#fff0cf', '#ff8a6b', '#ffb38a']),
      { opacity: r.num(0.5, 1) },
    );
  }).join('');
  return [
    { svg: background(...tonos) },
    {
      svg: bokeh(r, ['#ffd27a', '#ff8a6b', '#ffb3a0'], 54, [0, 900], [14, 66]),
      blur: 6,
      blend: 'screen',
    },
    { svg: halo('c', 600, 430, 560, '#ff7a4a', 0.6), blend: 'screen' },
    { svg: points, blur: 7, blend: 'screen' },
    { svg: points, blur: 1, blend: 'screen' },
    { svg: audience(r, 790, 150, '#0d0608', 0.75), blur: 2.4 },
  ];
};
