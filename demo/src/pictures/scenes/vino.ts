import {
  background,
  between,
  bokeh,
  circ,
  ellipse,
  group,
  halo,
  lineal,
  n,
  path,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';

/** Two glasses of wine and a bottle in the evening. */
export const vino: Scene = (r) => {
  const tinto = r.one(['#6b0f24', '#8a1a2c', '#e6b85a', '#d9788a']);
  const sky = r.one([
    ['#241220', '#6b2a34', '#d9784a'],
    ['#14202a', '#3a5a5f', '#e0a86a'],
    ['#1f1420', '#54304a', '#c97a5a'],
  ] as const);
  const copa = (x: number, t: number, id: string) =>
    lineal(
      id,
      [
        [0, between(tinto, '#000000', 0.45)],
        [0.35, between(tinto, '#ffffff', 0.15)],
        [1, between(tinto, '#000000', 0.35)],
      ],
      [0, 0, 1, 0],
    ) +
    group(
      `translate(${n(x)} 790) scale(${n(t)})`,
      ellipse(0, 0, 92, 13, '#f6ece0', { opacity: 0.55 }) +
        rect(-5, -190, 10, 190, '#f6ece0', { opacity: 0.6 }) +
        path('M-112 -470C-128 -300 -82 -190 0 -188S128 -300 112 -470Z', '#fff6ec', { opacity: 0.2 }) +
        path('M-121 -350C-122 -262 -76 -196 0 -194S122 -262 121 -350Q0 -322 -121 -350Z', `url(#${id})`) +
        ellipse(0, -350, 120, 17, between(tinto, '#ffffff', 0.22)) +
        ellipse(0, -470, 112, 13, 'none', { stroke: '#fff6ec', 'stroke-width': 4, opacity: 0.75 }) +
        path('M-92 -450C-106 -330 -86 -270 -62 -236', 'none', {
          stroke: '#ffffff',
          'stroke-width': 11,
          opacity: 0.4,
          'stroke-linecap': 'round',
        }),
    );
  const botella =
    path('M-66 0V-330C-66 -400 -28 -420 -28 -480V-610H28V-480C28 -420 66 -400 66 -330V0Z', '#0f1a14') +
    rect(-66, -280, 132, 180, '#f1e6d0') +
    rect(-48, -250, 96, 8, '#8a1a2c') +
    circ(0, -190, 30, '#c9963c') +
    rect(-46, -136, 92, 5, '#3a2a20') +
    rect(-50, -360, 13, 340, '#ffffff', { opacity: 0.14, rx: 6 }) +
    rect(-30, -612, 60, 90, '#6b0f24');
  return [
    { svg: background(...sky) },
    {
      svg: bokeh(r, ['#ffd27a', '#ffb38a', '#f6c552'], 52, [60, 720], [16, 80]),
      blur: 4,
      blend: 'screen',
    },
    {
      svg:
        lineal('m', [
          [0, '#7a4a2a'],
          [1, '#1c0f0a'],
        ]) + rect(0, 740, WIDTH, 180, 'url(#m)'),
      blur: 3,
    },
    { svg: ellipse(620, 800, 420, 26, '#080302', { opacity: 0.6 }), blur: 12 },
    { svg: group(`translate(${n(r.num(820, 900))} 792)`, botella), blur: 1.6 },
    { svg: copa(r.num(330, 390), 1.15, 'c1') + copa(r.num(600, 650), 1, 'c2'), blur: 0.6 },
    { svg: halo('h', 500, 380, 560, '#ffcf8a', 0.35), blend: 'screen' },
  ];
};
