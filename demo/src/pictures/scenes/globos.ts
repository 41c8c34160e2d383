import {
  background,
  between,
  ellipse,
  HEIGHT,
  halo,
  n,
  path,
  polygon,
  radial,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';

/** Balloons and pennants on a clear day. */
export const globos: Scene = (r) => {
  const colors = ['#c2301a', '#f2b632', '#ff8a6b', '#62c9b4', '#5a8ad0', '#f7b8c8', '#0e5a4f', '#b87ad0'];
  const sky = r.one([
    ['#7fb8d8', '#cfe6e4', '#fdeccb'],
    ['#f7c8a8', '#fbe0c4', '#fff3dc'],
    ['#9ad0c4', '#d8efe0', '#fff6e0'],
  ] as const);
  const globo = (x: number, y: number, t: number, i: number) => {
    const color = colors[i % colors.length] ?? '#c2301a';
    const id = `g${i}`;
    return (
      radial(
        id,
        [
          [0, between(color, '#ffffff', 0.65)],
          [0.35, between(color, '#ffffff', 0.15)],
          [1, between(color, '#2a1420', 0.35)],
        ],
        [0.34, 0.28, 0.78],
      ) +
      path(
        `M${n(x)} ${n(y + t * 1.2)}q${n(r.num(-40, 40))} ${n(t * 1.5)} ${n(r.num(-30, 30))} ${n(t * 3.2)}`,
        'none',
        { stroke: '#5a4a44', 'stroke-width': 2, opacity: 0.6 },
      ) +
      path(
        `M${n(x)} ${n(y - t * 1.18)}C${n(x + t * 1.3)} ${n(y - t * 1.18)} ${n(x + t * 1.1)} ${n(y + t * 0.5)} ${n(x)} ${n(y + t * 1.15)}C${n(x - t * 1.1)} ${n(y + t * 0.5)} ${n(x - t * 1.3)} ${n(y - t * 1.18)} ${n(x)} ${n(y - t * 1.18)}Z`,
        `url(#${id})`,
      ) +
      polygon(
        [
          [x - t * 0.1, y + t * 1.26],
          [x + t * 0.1, y + t * 1.26],
          [x, y + t * 1.1],
        ],
        color,
      )
    );
  };
  const nubes = Array.from({ length: 22 }, () =>
    ellipse(r.num(0, WIDTH), r.num(480, 860), r.num(80, 190), r.num(30, 70), '#ffffff', { opacity: 0.5 }),
  ).join('');
  const banderines = [40, 120]
    .map((y, f) =>
      Array.from({ length: 15 }, (_, i) => {
        const [x, yy] = [i * 86 - 30, y + 80 * Math.sin(((i + 0.5) / 15) * Math.PI)];
        return polygon(
          [
            [x, yy],
            [x + 66, yy],
            [x + 33, yy + 76],
          ],
          colors[(i * 3 + f) % colors.length] ?? '#f2b632',
        );
      }).join(''),
    )
    .join('');
  return [
    { svg: background(...sky) },
    { svg: nubes, blur: 16 },
    {
      svg: Array.from({ length: 6 }, (_, i) =>
        globo(r.num(60, 1140), r.num(200, 600), r.num(40, 60), i),
      ).join(''),
      blur: 4,
    },
    { svg: banderines, blur: 1.6 },
    {
      svg: Array.from({ length: 8 }, (_, i) =>
        globo(130 + i * 134 + r.num(-35, 35), r.num(300, 620), r.num(76, 112), i + 8),
      ).join(''),
      blur: 0.7,
    },
    { svg: halo('sol', 950, 80, 700, '#fff6d8', 0.55), blend: 'screen' },
    {
      svg: Array.from({ length: 80 }, () => {
        const [x, y] = [r.num(0, WIDTH), r.num(0, HEIGHT)];
        return rect(x, y, r.num(6, 15), r.num(4, 9), r.one(colors), {
          opacity: 0.85,
          transform: `rotate(${r.int(0, 180)} ${n(x)} ${n(y)})`,
        });
      }).join(''),
      blur: 1,
    },
  ];
};
