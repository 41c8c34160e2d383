import {
  between,
  circ,
  ellipse,
  group,
  HEIGHT,
  halo,
  line,
  lineal,
  n,
  path,
  polygon,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';

/** A climbing wall: panels, holds, somebody on the way up. */
export const escalada: Scene = (r) => {
  const panel = r.one([
    ['#d8c7ae', '#a8937a'],
    ['#8fa8a8', '#5d7a80'],
    ['#c9a184', '#8d5f4a'],
    ['#b8b4ac', '#77736f'],
  ] as const);
  const alive = ['#c2301a', '#f2b632', '#0e5a4f', '#2f6fb0', '#e86a8a', '#7ac26a', '#f5f0e6'];
  let placas = '';
  for (let i = 0; i < 7; i++) {
    const [x, y] = [(i % 3) * 430 - 60, Math.floor(i / 3) * 330 - 40];
    placas += polygon(
      [
        [x, y + r.num(-30, 30)],
        [x + 440, y + r.num(-40, 30)],
        [x + 430, y + 340],
        [x - 8, y + 345],
      ],
      between(panel[0], panel[1], r.num(0, 0.95)),
      { stroke: between(panel[1], '#1a1210', 0.5), 'stroke-width': 4 },
    );
  }
  const agujeros = Array.from({ length: 13 * 9 }, (_, i) =>
    circ(50 + (i % 13) * 92, 45 + Math.floor(i / 13) * 100, 4, '#3d3028', { opacity: 0.55 }),
  ).join('');
  const toma = (x: number, y: number, t: number, color: string) => {
    const d = Array.from({ length: 7 }, (_, i) => {
      const a = (i / 7) * Math.PI * 2;
      const radio = t * r.num(0.65, 1.15);
      return `${i ? 'L' : 'M'}${n(x + Math.cos(a) * radio * 1.3)} ${n(y + Math.sin(a) * radio)}`;
    }).join('');
    const redondo = { stroke: color, 'stroke-width': t * 0.5, 'stroke-linejoin': 'round' };
    return (
      group('translate(9 14)', path(`${d}Z`, '#1a1210', { ...redondo, stroke: '#1a1210', opacity: 0.35 })) +
      path(`${d}Z`, color, redondo) +
      ellipse(x - t * 0.25, y - t * 0.35, t * 0.5, t * 0.25, '#ffffff', { opacity: 0.28 }) +
      circ(x, y, t * 0.15, '#2a2220')
    );
  };
  const tomas = Array.from({ length: 46 }, () =>
    toma(r.num(20, 1180), r.num(20, 880), r.num(13, 30), r.one(alive)),
  ).join('');
  const x = r.num(420, 780);
  const skin = r.one(['#c98f68', '#a8714c', '#8a5a3c', '#e0b08a']);
  const pantalon = r.one(['#26303a', '#3a2f4a', '#2f4038']);
  const p = (a: number, b: number) => [x + a * 600, 790 + b * 600] as const;
  const leg = (...bone: [number, number][]) =>
    line(
      bone.map(([a, b]) => p(a, b)),
      pantalon,
      54,
    );
  const arm = (...bone: [number, number][]) =>
    line(
      bone.map(([a, b]) => p(a, b)),
      skin,
      34,
    );
  const body =
    leg([-0.04, -0.42], [-0.2, -0.3], [-0.14, -0.09]) +
    leg([0.04, -0.42], [0.24, -0.36], [0.26, -0.17]) +
    polygon([p(-0.07, -0.5), p(0.07, -0.5), p(0.06, -0.4), p(-0.06, -0.4)], pantalon, {
      stroke: pantalon,
      'stroke-width': 26,
      'stroke-linejoin': 'round',
    }) +
    arm([-0.1, -0.73], [-0.23, -0.86], [-0.17, -1.06]) +
    arm([0.1, -0.72], [0.26, -0.78], [0.29, -0.97]) +
    ellipse(...p(-0.145, -0.055), 26, 17, '#1a1614') +
    ellipse(...p(0.268, -0.13), 26, 17, '#1a1614') +
    line([p(0.01, -0.76), p(0.02, -0.83)], skin, 30) +
    ellipse(...p(0.02, -0.87), 36, 43, r.one(['#2a1a14', '#5a3420', '#14100f'])) +
    circ(...p(0.02, -0.945), 17, '#2a1a14');
  const remera = polygon(
    [
      [-0.12, -0.77],
      [0.12, -0.75],
      [0.08, -0.46],
      [-0.09, -0.46],
    ].map(([a, b]) => [x + (a ?? 0) * 600, 790 + (b ?? 0) * 600] as const),
    r.one(['#c2301a', '#f2b632', '#1f6f8a']),
    { 'stroke-linejoin': 'round' },
  );
  return [
    { svg: rect(0, 0, WIDTH, HEIGHT, panel[1]) + placas + agujeros, blur: 0.8 },
    { svg: tomas, blur: 0.7 },
    { svg: group('translate(26 30)', body, { opacity: 0.45 }), blur: 12 },
    {
      svg:
        body +
        remera +
        line(
          [
            [x, 480],
            [x + 10, 700],
            [x - 12, 930],
          ],
          '#f2c14a',
          6,
        ),
      blur: 0.8,
    },
    { svg: halo('luz', 250, 100, 900, '#fff0d0', 0.45), blend: 'screen' },
    {
      svg:
        lineal('s', [
          [0, '#1a1210', 0],
          [1, '#1a1210', 0.75],
        ]) + rect(0, 450, WIDTH, 460, 'url(#s)'),
    },
  ];
};
