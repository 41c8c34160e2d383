import {
  ANCHO,
  bokeh,
  camino,
  circ,
  type Escena,
  elipse,
  entre,
  fondo,
  grupo,
  halo,
  lineal,
  n,
  rect,
} from '../trazos.ts';

/** Two glasses of wine and a bottle in the evening. */
export const vino: Escena = (r) => {
  const tinto = r.uno(['#6b0f24', '#8a1a2c', '#e6b85a', '#d9788a']);
  const cielo = r.uno([
    ['#241220', '#6b2a34', '#d9784a'],
    ['#14202a', '#3a5a5f', '#e0a86a'],
    ['#1f1420', '#54304a', '#c97a5a'],
  ] as const);
  const copa = (x: number, t: number, id: string) =>
    lineal(
      id,
      [
        [0, entre(tinto, '#000000', 0.45)],
        [0.35, entre(tinto, '#ffffff', 0.15)],
        [1, entre(tinto, '#000000', 0.35)],
      ],
      [0, 0, 1, 0],
    ) +
    grupo(
      `translate(${n(x)} 790) scale(${n(t)})`,
      elipse(0, 0, 92, 13, '#f6ece0', { opacity: 0.55 }) +
        rect(-5, -190, 10, 190, '#f6ece0', { opacity: 0.6 }) +
        camino('M-112 -470C-128 -300 -82 -190 0 -188S128 -300 112 -470Z', '#fff6ec', { opacity: 0.2 }) +
        camino('M-121 -350C-122 -262 -76 -196 0 -194S122 -262 121 -350Q0 -322 -121 -350Z', `url(#${id})`) +
        elipse(0, -350, 120, 17, entre(tinto, '#ffffff', 0.22)) +
        elipse(0, -470, 112, 13, 'none', { stroke: '#fff6ec', 'stroke-width': 4, opacity: 0.75 }) +
        camino('M-92 -450C-106 -330 -86 -270 -62 -236', 'none', {
          stroke: '#ffffff',
          'stroke-width': 11,
          opacity: 0.4,
          'stroke-linecap': 'round',
        }),
    );
  const botella =
    camino('M-66 0V-330C-66 -400 -28 -420 -28 -480V-610H28V-480C28 -420 66 -400 66 -330V0Z', '#0f1a14') +
    rect(-66, -280, 132, 180, '#f1e6d0') +
    rect(-48, -250, 96, 8, '#8a1a2c') +
    circ(0, -190, 30, '#c9963c') +
    rect(-46, -136, 92, 5, '#3a2a20') +
    rect(-50, -360, 13, 340, '#ffffff', { opacity: 0.14, rx: 6 }) +
    rect(-30, -612, 60, 90, '#6b0f24');
  return [
    { svg: fondo(...cielo) },
    {
      svg: bokeh(r, ['#ffd27a', '#ffb38a', '#f6c552'], 52, [60, 720], [16, 80]),
      desenfoque: 4,
      mezcla: 'screen',
    },
    {
      svg:
        lineal('m', [
          [0, '#7a4a2a'],
          [1, '#1c0f0a'],
        ]) + rect(0, 740, ANCHO, 180, 'url(#m)'),
      desenfoque: 3,
    },
    { svg: elipse(620, 800, 420, 26, '#080302', { opacity: 0.6 }), desenfoque: 12 },
    { svg: grupo(`translate(${n(r.num(820, 900))} 792)`, botella), desenfoque: 1.6 },
    { svg: copa(r.num(330, 390), 1.15, 'c1') + copa(r.num(600, 650), 1, 'c2'), desenfoque: 0.6 },
    { svg: halo('h', 500, 380, 560, '#ffcf8a', 0.35), mezcla: 'screen' },
  ];
};
