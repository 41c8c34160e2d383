import {
  background,
  between,
  bokeh,
  circ,
  ellipse,
  guirnalda,
  halo,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';
import { night } from './nights.ts';

/** A patio at dusk: trees, tables with candles, bulbs. */
export const patio: Scene = (r) => {
  const { lights } = night(r);
  const sky = r.one([
    ['#1c2a4a', '#6b4a78', '#f0a070'],
    ['#12283a', '#3f6b78', '#f2c08a'],
    ['#2a1d3f', '#8a3f5c', '#f5a86a'],
  ]);
  let copas = '';
  for (let i = 0; i < 46; i++) {
    const side = r.passes(0.5);
    copas += circ(
      side ? r.num(-60, 330) : r.num(870, 1260),
      r.num(40, 470),
      r.num(50, 120),
      between('#0f1a17', '#22402f', r.num()),
    );
  }
  let mesas = '';
  let velas = '';
  for (let i = 0; i < 6; i++) {
    const x = 110 + i * 195 + r.num(-30, 30);
    const y = 700 + (i % 2) * 90;
    mesas +=
      ellipse(x, y, 96, 20, '#2a1a14') +
      rect(x - 6, y, 12, 130, '#1a100c') +
      rect(x - 122, y - 40, 10, 150, '#160d0a') +
      rect(x - 122, y + 22, 52, 9, '#160d0a') +
      rect(x + 112, y - 40, 10, 150, '#160d0a') +
      rect(x + 70, y + 22, 52, 9, '#160d0a') +
      rect(x - 8, y - 26, 16, 24, '#ffe6b0') +
      ellipse(x + 40, y - 6, 20, 5, '#d8cbb8') +
      rect(x - 46, y - 34, 7, 30, '#4d6b58');
    velas += halo(`v${i}`, x, y - 18, 130, lights[0], 0.85);
  }
  const a = guirnalda(r, r.num(90, 190), r.num(60, 170), 80, '#ffcf7a', 'g1');
  const b = guirnalda(r, r.num(230, 300), r.num(190, 330), 70, '#ffcf7a', 'g2');
  return [
    { svg: background(...sky) },
    { svg: copas, blur: 7 },
    {
      svg:
        rect(0, 470, WIDTH, 170, '#5a2f24') +
        [120, 400, 680, 960].map((x) => rect(x, 500, 110, 140, '#f7c77c', { opacity: 0.85 })).join(''),
      blur: 6,
    },
    {
      svg: rect(0, 630, WIDTH, 300, '#4a3026') + bokeh(r, ['#ffcf7a'], 20, [520, 660], [8, 30]),
      blur: 10,
    },
    { svg: mesas, blur: 1.4 },
    { svg: velas + a.halos + b.halos, blend: 'screen' },
    { svg: a.cable + b.cable + a.bulbos + b.bulbos, blur: 0.8 },
  ];
};
