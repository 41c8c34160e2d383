import { audience, background, bokeh, guirnalda, rect, type Scene, WIDTH } from '../strokes.ts';
import { night } from './nights.ts';

/** Out-of-focus city lights behind a terrace, bulbs above. */
export const terraza: Scene = (r) => {
  const { sky, lights } = night(r);
  const a = guirnalda(r, r.num(60, 150), r.num(60, 200), r.num(50, 95), lights[0], 'g1');
  const b = guirnalda(r, r.num(180, 300), r.num(90, 220), r.num(50, 95), lights[0], 'g2');
  return [
    { svg: background(...sky) },
    { svg: bokeh(r, lights, 60, [330, 760], [14, 62]), blur: 3, blend: 'screen' },
    { svg: rect(0, 700, WIDTH, 240, '#0d0809', { opacity: 0.9 }), blur: 26 },
    { svg: audience(r, 690, 105, '#12090c', 0.12), blur: 5 },
    { svg: a.halos + b.halos, blend: 'screen' },
    { svg: a.cable + b.cable + a.bulbos + b.bulbos, blur: 0.9 },
  ];
};
