import { audience, background, between, circ, ellipse, halo, rect, type Scene, WIDTH } from '../strokes.ts';
import { NIGHTS } from './nights.ts';

/** A mirror ball and its spots over a dance floor. */
export const fiesta: Scene = (r) => {
  const { sky, lights } = r.one([NIGHTS[0], NIGHTS[3], NIGHTS[1]]);
  const [x, y, radio] = [r.num(380, 820), r.num(230, 300), r.num(130, 170)];
  let mirrors = '';
  for (let row = -8; row <= 8; row++) {
    const yy = Math.sin((row / 8.6) * (Math.PI / 2)) * radio;
    const middle = Math.sqrt(radio * radio - yy * yy);
    const height = Math.cos((row / 8.6) * (Math.PI / 2)) * radio * 0.175;
    for (let col = -9; col <= 9; col++) {
      const xx = Math.sin((col / 9.5) * (Math.PI / 2)) * middle;
      const width = Math.cos((col / 9.5) * (Math.PI / 2)) * middle * 0.155;
      const light = Math.max(0, 1 - Math.hypot(xx + radio * 0.35, yy + radio * 0.4) / (radio * 1.5));
      const color = r.passes(0.12)
        ? '#ffffff'
        : between('#171022', r.one(lights), Math.min(1, light * r.num(0.4, 1.35)));
      mirrors += rect(
        x + xx - width / 2,
        y + yy - height / 2,
        Math.max(2, width),
        Math.max(2, height),
        color,
      );
    }
  }
  const points = Array.from({ length: 90 }, () =>
    ellipse(r.num(0, WIDTH), r.num(0, 760), r.num(7, 20), r.num(5, 13), r.one(lights), {
      opacity: r.num(0.25, 0.8),
      transform: `rotate(${r.int(-30, 30)})`,
    }),
  ).join('');
  return [
    { svg: background(between(sky[0], '#000000', 0.3), sky[1], sky[2]) },
    {
      svg: halo('a', x, y, 620, lights[0], 0.6) + halo('b', 1000, 800, 600, lights[1], 0.5),
      blend: 'screen',
    },
    { svg: points, blur: 3, blend: 'screen' },
    { svg: rect(x - 2, -10, 4, y, '#0a0610') + circ(x, y, radio + 3, '#0d0814') + mirrors, blur: 0.8 },
    { svg: halo('d', x - radio * 0.4, y - radio * 0.4, 150, '#ffffff', 0.8), blend: 'screen' },
    { svg: audience(r, 680, 130, '#170a1c', 0.5), blur: 2 },
    { svg: audience(r, 780, 180, '#08040b', 0.35), blur: 4 },
  ];
};
