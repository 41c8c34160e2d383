import {
  background,
  between,
  circ,
  crest,
  HEIGHT,
  halo,
  lineal,
  rect,
  type Scene,
  slope,
  WIDTH,
} from '../strokes.ts';
import { ATARDECERES } from './atardeceres.ts';

/** Vine rows running to the mountains. */
export const vinedo: Scene = (r) => {
  const sky = r.one(ATARDECERES);
  const [fx, fy] = [r.num(480, 720), 470];
  const hileras = Array.from({ length: 15 }, (_, i) => {
    const x = -1300 + i * 280;
    const verde = between('#4a6b2a', '#8a9a3a', r.num());
    let hojas = '';
    for (let t = 0.06; t < 1; t += 0.018) {
      const [px, py] = [fx + (x - fx) * t ** 1.6, fy + (HEIGHT + 60 - fy) * t ** 1.6];
      if (px < -80 || px > 1280) continue;
      const radio = 4 + 44 * t ** 1.6;
      hojas += circ(
        px + r.num(-0.4, 0.4) * radio,
        py - radio * 0.4 + r.num(-0.3, 0.3) * radio,
        radio * r.num(0.6, 1),
        between(verde, r.one(['#22331a', '#c9b04a', '#2f4a1f']), r.num(0, 0.6)),
      );
    }
    return hojas;
  }).join('');
  return [
    { svg: background(...sky, sky[3]) },
    { svg: halo('sol', r.num(200, 1000), 400, 560, '#ffd9a0', 0.9), blend: 'screen' },
    {
      svg:
        slope(crest(r, 360, 130, 0.5), between(sky[1], '#4a4a6b', 0.5)) +
        slope(crest(r, 430, 60, 0.48), between(sky[1], '#2a3040', 0.6)),
      blur: 1.6,
    },
    {
      svg:
        lineal('tierra', [
          [0, '#a8784a'],
          [1, '#5a3a22'],
        ]) + rect(0, 465, WIDTH, 460, 'url(#tierra)'),
      blur: 2,
    },
    { svg: hileras, blur: 0.9 },
    { svg: halo('brillo', fx, 480, 640, '#ffcf8a', 0.55), blend: 'screen' },
  ];
};
