import {
  background,
  between,
  circ,
  crest,
  ellipse,
  figure,
  halo,
  n,
  path,
  type Scene,
  slope,
} from '../strokes.ts';

/** Somebody seated in meditation against a large sun. */
export const yoga: Scene = (r) => {
  const sky = r.one([
    ['#f6d9c0', '#f0a98a', '#d97a6a'],
    ['#d5e6dc', '#8fc0ae', '#4f8f80'],
    ['#e8dcef', '#c09ac0', '#8a5f8f'],
    ['#fdeccb', '#f5c277', '#e08a4a'],
  ] as const);
  const dark = between(sky[2], '#1a1014', 0.72);
  const x = r.num(450, 750);
  const body =
    figure(
      x,
      800,
      720,
      dark,
      {
        head: [0, -0.625],
        torso: [
          [-0.085, -0.52],
          [0.085, -0.52],
          [0.055, -0.18],
          [-0.055, -0.18],
        ],
        miembros: [
          [
            [-0.095, -0.51],
            [-0.17, -0.32],
            [-0.25, -0.15],
          ],
          [
            [0.095, -0.51],
            [0.17, -0.32],
            [0.25, -0.15],
          ],
          [
            [-0.05, -0.13],
            [-0.27, -0.075],
            [-0.06, -0.035],
            [0.08, -0.045],
          ],
          [
            [0.05, -0.13],
            [0.27, -0.075],
            [0.06, -0.035],
            [-0.08, -0.045],
          ],
          [
            [0, -0.58],
            [0, -0.54],
          ],
        ],
      },
      0.07,
    ) + circ(x, 800 - 720 * 0.7, 27, dark);
  return [
    { svg: background(...sky) },
    {
      svg: circ(x, 400, 310, '#fff6e6', { opacity: 0.85 }) + halo('sol', x, 400, 640, '#fff1d6', 0.7),
      blur: 5,
    },
    {
      svg:
        slope(crest(r, 700, 46, 0.45), between(sky[1], sky[2], 0.6)) +
        slope(crest(r, 760, 30, 0.45), between(sky[2], dark, 0.35)),
      blur: 7,
    },
    { svg: slope(crest(r, 812, 8, 0.4), between(sky[2], dark, 0.75)), blur: 1.5 },
    { svg: ellipse(x, 806, 260, 16, dark) + body, blur: 1 },
    {
      svg: Array.from({ length: 26 }, () => {
        const [px, h] = [r.passes(0.5) ? r.num(-20, 300) : r.num(900, 1220), r.num(90, 300)];
        const turn = r.num(-50, 50);
        return path(
          `M${n(px)} 930Q${n(px + turn * 0.2)} ${n(930 - h * 0.6)} ${n(px + turn)} ${n(930 - h)}`,
          'none',
          {
            stroke: between(dark, sky[2], r.num(0, 0.4)),
            'stroke-width': r.num(5, 13),
            'stroke-linecap': 'round',
          },
        );
      }).join(''),
      blur: 6,
    },
  ];
};
