import { background, between, ellipse, group, halo, lineal, rect, type Scene, WIDTH } from '../strokes.ts';

/** A skyline with lit windows and its reflection in the river. */
export const ciudad: Scene = (r) => {
  const sky = r.one([
    ['#1b2240', '#7a4a78', '#f58a5a'],
    ['#14243a', '#2f6f80', '#f0c27a'],
    ['#231a38', '#93405c', '#f9b46a'],
  ]);
  const far = between(sky[1] ?? '#000000', '#100c18', 0.45);
  let towers = '';
  let windows = '';
  for (let layer = 0; layer < 2; layer++) {
    for (let x = -20; x < WIDTH; ) {
      const width = r.num(56, 130);
      const height = r.num(90, layer ? 250 : 380);
      const y = 600 - height;
      towers += rect(x, y, width, height, layer ? '#120d18' : far);
      if (r.passes(0.25)) towers += rect(x + width / 2 - 2, y - 50, 4, 50, layer ? '#120d18' : far);
      if (layer) {
        for (let wy = y + 14; wy < 585; wy += 20) {
          for (let wx = x + 10; wx < x + width - 14; wx += 19) {
            if (r.passes(0.42)) {
              windows += rect(wx, wy, 9, 11, r.one(['#ffd27a', '#ffe9b8', '#ffb36b']), {
                opacity: r.num(0.4, 1),
              });
            }
          }
        }
      }
      x += width + r.num(-6, 16);
    }
  }
  const reflection = (content: string) => group('translate(0 1200) scale(1 -1)', content);
  return [
    { svg: background(...sky, sky[2] ?? '#f58a5a') },
    { svg: halo('sol', r.num(250, 950), 590, 460, '#ffc27a', 0.8), blend: 'screen' },
    { svg: towers + windows, blur: 0.7 },
    {
      svg:
        lineal('agua', [
          [0, between(sky[2] ?? '#f58a5a', '#241a2c', 0.35)],
          [1, '#141020'],
        ]) +
        rect(0, 600, WIDTH, 320, 'url(#agua)') +
        group('', reflection(towers + windows), { opacity: 0.55 }),
      blur: 4,
    },
    {
      svg: Array.from({ length: 90 }, () => {
        const y = r.num(606, 900);
        const length = (y - 560) * r.num(0.2, 0.8);
        const x = r.num(-50, WIDTH);
        return ellipse(x, y, length, 1.8, r.one(['#ffe2b0', sky[1] ?? '#7a4a78', '#0d0a14']), {
          opacity: r.num(0.15, 0.45),
        });
      }).join(''),
      blur: 0.8,
    },
  ];
};
