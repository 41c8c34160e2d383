import { background, between, circ, ellipse, halo, lineal, polygon, rect, type Scene } from '../strokes.ts';
import { night } from './nights.ts';

/** A projector's beam over the rows of a dark cinema. */
export const cine: Scene = (r) => {
  const { lights, sky } = night(r);
  const [cx, cy] = [600, 330];
  const screens =
    lineal('pan', [
      [0, between(sky[1], lights[0], 0.45)],
      [0.6, lights[0]],
      [1, sky[2]],
    ]) +
    rect(cx - 400, cy - 210, 800, 420, 'url(#pan)', { rx: 8 }) +
    polygon(
      [
        [cx - 400, cy + 130],
        [cx - 180, cy - 20],
        [cx - 60, cy + 60],
        [cx + 130, cy - 90],
        [cx + 400, cy + 110],
        [cx + 400, cy + 210],
        [cx - 400, cy + 210],
      ],
      sky[0],
      { opacity: 0.8 },
    ) +
    circ(cx + r.num(-200, 240), cy - 90, 48, '#fff3d8');
  return [
    { svg: background('#0a0709', '#151019', '#0a0709') },
    { svg: screens, blur: 2.2 },
    { svg: halo('h', cx, cy, 700, lights[0], 0.45), blend: 'screen' },
    {
      svg: polygon(
        [
          [cx - 30, 960],
          [cx + 30, 960],
          [cx + 400, cy - 210],
          [cx - 400, cy - 210],
        ],
        '#ffe9c4',
        { opacity: 0.12 },
      ),
      blur: 8,
      blend: 'screen',
    },
    ...[640, 730, 830].map((y, row) => ({
      svg: Array.from({ length: 9 - row }, (_, i) => {
        const step = 1300 / (9 - row);
        const x = i * step - 20 + row * 26;
        return (
          rect(x, y, step * 0.82, 300, between('#3a1418', '#0a0506', row * 0.38), { rx: 26 }) +
          (r.passes(0.55) ? ellipse(x + step * 0.41, y - 14, step * 0.17, step * 0.21, '#070405') : '')
        );
      }).join(''),
      blur: 1 + row * 1.3,
    })),
  ];
};
