import {
  background,
  between,
  bokeh,
  circ,
  ellipse,
  group,
  HEIGHT,
  halo,
  line,
  lineal,
  n,
  path,
  radial,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';

/** A guitar's body close by, its strings catching the light. */
export const guitarra: Scene = (r) => {
  const cover = r.one([
    ['#e0a35a', '#8a4a1c'],
    ['#c9682f', '#5a2410'],
    ['#efc88a', '#a8703a'],
    ['#5a2a1a', '#1c0c08'],
  ] as const);
  const turn = r.int(-38, -14);
  const body =
    radial(
      'tapa',
      [
        [0, between(cover[0], '#fff0d0', 0.35)],
        [0.5, cover[0]],
        [1, cover[1]],
      ],
      [0.35, 0.35, 0.8],
    ) +
    path(
      'M-430 0C-430 -270 -190 -330 -20 -240C70 -192 110 -192 200 -226C370 -290 520 -180 520 0S370 290 200 226C110 192 70 192 -20 240C-190 330 -430 270 -430 0Z',
      'url(#tapa)',
      { stroke: between(cover[1], '#000000', 0.5), 'stroke-width': 16 },
    ) +
    path('M-412 0C-412 -254 -188 -312 -20 -222C70 -174 110 -174 200 -208C362 -270 502 -170 502 0', 'none', {
      stroke: '#fbeed0',
      'stroke-width': 4,
      opacity: 0.6,
    }) +
    Array.from({ length: 40 }, (_, i) =>
      line(
        [
          [-400, -200 + i * 10],
          [500, -200 + i * 10 + r.num(-5, 5)],
        ],
        cover[1],
        r.num(0.6, 1.6),
        { opacity: 0.14 },
      ),
    ).join('') +
    circ(180, 0, 112, '#140906') +
    circ(180, 0, 126, 'none', { stroke: '#2f1a10', 'stroke-width': 7 }) +
    circ(180, 0, 140, 'none', { stroke: '#f0d9a8', 'stroke-width': 5, 'stroke-dasharray': '7 7' }) +
    circ(180, 0, 152, 'none', { stroke: '#2f1a10', 'stroke-width': 5 }) +
    rect(-250, -105, 44, 210, '#2a140c', { rx: 8 }) +
    rect(-222, -84, 7, 168, '#f6ecd8') +
    rect(290, -46, 800, 92, '#24120c') +
    [360, 440, 515, 585, 650, 712, 770].map((x) => rect(x, -46, 5, 92, '#c9bda8')).join('') +
    [400, 550].map((x) => circ(x, 0, 9, '#f3e8d4')).join('') +
    Array.from({ length: 6 }, (_, i) =>
      line(
        [
          [-218, -66 + i * 26],
          [1090, -34 + i * 13.5],
        ],
        i < 3 ? '#f7e6c8' : '#d8c8b0',
        3.6 - i * 0.35,
      ),
    ).join('');
  const puesta = `translate(${n(r.num(440, 560))} ${n(r.num(430, 520))}) rotate(${turn}) scale(1.05)`;
  return [
    { svg: background('#160c0a', '#3a1c14', '#120a08') },
    {
      svg: bokeh(r, ['#ffcf85', '#ff8a5a', '#f2b632'], 30, [0, 850], [22, 78]),
      blur: 5,
      blend: 'screen',
    },
    {
      svg: group(`${puesta} translate(10 40)`, ellipse(0, 0, 500, 300, '#050202', { opacity: 0.7 })),
      blur: 24,
    },
    { svg: group(puesta, body), blur: 0.6 },
    { svg: halo('l', 250, 150, 720, '#ffe0a8', 0.4), blend: 'screen' },
    {
      svg:
        lineal(
          's',
          [
            [0, '#0a0504', 0],
            [0.5, '#0a0504', 0],
            [1, '#0a0504', 0.7],
          ],
          [0, 0, 1, 1],
        ) + rect(0, 0, WIDTH, HEIGHT, 'url(#s)'),
    },
  ];
};
