import type { Azar } from '../azar.ts';
import {
  ALTO,
  ANCHO,
  type Capa,
  camino,
  circ,
  elipse,
  entre,
  fondo,
  grupo,
  halo,
  linea,
  n,
  poligono,
  rect,
} from './trazos.ts';

const PIELES = ['#f0c8a4', '#e0ac82', '#c98f68', '#a8714c', '#8a5a3c'];
const PELOS = ['#1c1412', '#3a2318', '#6b3f22', '#a8743a', '#8a8480', '#5a1f18'];
const FONDOS = [
  ['#f2b632', '#e08a2a'],
  ['#62c9b4', '#0e5a4f'],
  ['#ff8a6b', '#c2301a'],
  ['#c9b0d8', '#6b4a8a'],
  ['#a8c8e0', '#3a6b94'],
  ['#f0d0b8', '#c98a6a'],
] as const;

/** An illustrated face in the middle of the box, so that a square cut keeps it whole. */
export function rostro(r: Azar): Capa[] {
  const [piel, pelo, [claro, oscuro]] = [r.uno(PIELES), r.uno(PELOS), r.uno(FONDOS)];
  const sombraPiel = entre(piel, '#5a1f14', 0.28);
  const ropa = r.uno(['#c2301a', '#1f3a5a', '#0e5a4f', '#f6efe6', '#2a2422', '#8a3a5a', '#d9a03a']);
  const [x, y] = [600, 420];
  const largo = r.pasa(0.5);
  const atras = largo
    ? camino(
        `M${x - 205} ${y - 40}C${x - 240} ${y - 320} ${x + 240} ${y - 320} ${x + 205} ${y - 40}C${x + 215} ${y + 130} ${x + 250} ${y + 250} ${x + 190} ${y + 330}H${x - 190}C${x - 250} ${y + 250} ${x - 215} ${y + 130} ${x - 205} ${y - 40}Z`,
        entre(pelo, '#000000', 0.25),
      )
    : '';
  const flequillo = r.uno([
    `M${x - 178} ${y - 20}C${x - 200} ${y - 270} ${x + 200} ${y - 280} ${x + 178} ${y - 20}C${x + 150} ${y - 130} ${x + 60} ${y - 150} ${x - 40} ${y - 140}S${x - 160} ${y - 90} ${x - 178} ${y - 20}Z`,
    `M${x - 180} ${y - 10}C${x - 210} ${y - 290} ${x + 150} ${y - 300} ${x + 182} ${y - 10}C${x + 170} ${y - 110} ${x + 130} ${y - 140} ${x + 70} ${y - 165}C${x} ${y - 110} ${x - 150} ${y - 120} ${x - 180} ${y - 10}Z`,
    `M${x - 176} ${y - 30}C${x - 190} ${y - 250} ${x + 190} ${y - 250} ${x + 176} ${y - 30}C${x + 160} ${y - 150} ${x - 160} ${y - 150} ${x - 176} ${y - 30}Z`,
  ]);
  const rulos = r.pasa(0.3)
    ? Array.from({ length: 26 }, (_, i) =>
        circ(
          x + Math.cos(Math.PI + (i / 25) * Math.PI) * 178 + r.num(-14, 14),
          y - 70 + Math.sin(Math.PI + (i / 25) * Math.PI) * 140 + r.num(-20, 14),
          r.num(36, 58),
          entre(pelo, '#ffffff', r.num(0, 0.08)),
        ),
      ).join('')
    : '';
  const ojo = (dx: number) =>
    elipse(x + dx, y + 6, 15, 18, '#fffaf4') +
    circ(x + dx, y + 8, 11.5, '#2a1a14') +
    circ(x + dx + 4, y + 4, 3.5, '#ffffff') +
    linea(
      [
        [x + dx - 27, y - 40],
        [x + dx, y - 48],
        [x + dx + 27, y - 40],
      ],
      entre(pelo, '#1a1210', 0.4),
      10,
    );
  const barba =
    !largo && r.pasa(0.5)
      ? camino(
          `M${x - 164} ${y + 30}C${x - 160} ${y + 240} ${x + 160} ${y + 240} ${x + 164} ${y + 30}C${x + 120} ${y + 80} ${x + 70} ${y + 62} ${x} ${y + 66}S${x - 120} ${y + 80} ${x - 164} ${y + 30}Z`,
          entre(pelo, '#000000', 0.1),
        )
      : '';
  const anteojos = r.pasa(0.35)
    ? [-66, 66]
        .map((dx) =>
          circ(x + dx, y + 6, 50, '#ffffff', { 'fill-opacity': 0.14, stroke: '#221a18', 'stroke-width': 8 }),
        )
        .join('') +
      linea(
        [
          [x - 17, y],
          [x + 17, y],
        ],
        '#221a18',
        8,
      )
    : '';
  const aros =
    largo && r.pasa(0.6) ? [-172, 172].map((dx) => circ(x + dx, y + 92, 15, '#f2b632')).join('') : '';
  return [
    { svg: fondo(claro, oscuro) + circ(r.num(150, 1050), r.num(80, 400), 330, claro, { opacity: 0.6 }) },
    { svg: halo('l', 420, 220, 620, '#fff6e0', 0.6), mezcla: 'screen' },
    {
      svg: grupo('translate(18 26)', atras + elipse(x, y, 178, 205, '#2a1210'), { opacity: 0.3 }),
      desenfoque: 18,
    },
    {
      svg:
        atras +
        camino(
          `M${x - 330} ${ALTO + 30}C${x - 320} ${y + 300} ${x - 180} ${y + 275} ${x - 70} ${y + 250}H${x + 70}C${x + 180} ${y + 275} ${x + 320} ${y + 300} ${x + 330} ${ALTO + 30}Z`,
          ropa,
        ) +
        camino(
          `M${x - 74} ${y + 130}V${y + 262}Q${x} ${y + 340} ${x + 74} ${y + 262}V${y + 130}Z`,
          sombraPiel,
        ) +
        [-176, 176].map((dx) => elipse(x + dx, y + 20, 28, 42, sombraPiel)).join('') +
        camino(
          `M${x - 172} ${y - 60}C${x - 176} ${y + 130} ${x - 90} ${y + 214} ${x} ${y + 214}S${x + 176} ${y + 130} ${x + 172} ${y - 60}C${x + 160} ${y - 240} ${x - 160} ${y - 240} ${x - 172} ${y - 60}Z`,
          piel,
        ) +
        barba +
        [-112, 112].map((dx) => elipse(x + dx, y + 72, 36, 23, '#e0563a', { opacity: 0.2 })).join('') +
        ojo(-66) +
        ojo(66) +
        linea(
          [
            [x - 4, y + 24],
            [x - 15, y + 70],
            [x + 9, y + 76],
          ],
          sombraPiel,
          9,
        ) +
        camino(
          `M${x - 58} ${y + 116}Q${x} ${y + r.num(150, 185)} ${x + 58} ${y + 116}Q${x} ${y + 132} ${x - 58} ${y + 116}Z`,
          '#fffaf4',
          { stroke: '#a83a2c', 'stroke-width': 9, 'stroke-linejoin': 'round' },
        ) +
        rulos +
        camino(flequillo, pelo) +
        anteojos +
        aros,
      desenfoque: 0.4,
    },
  ];
}

const rayos = (cuantos: number, interior: number, exterior: number, grosor: number, color: string) =>
  Array.from({ length: cuantos }, (_, i) => {
    const a = (i / cuantos) * Math.PI * 2;
    return linea(
      [
        [Math.cos(a) * interior, Math.sin(a) * interior],
        [Math.cos(a) * exterior, Math.sin(a) * exterior],
      ],
      color,
      grosor,
    );
  }).join('');

/** Marks of venues and organisers: one shape in two inks, drawn around (0, 0) within 250 units. */
const MARCAS = {
  sol: (a: string, b: string) => circ(0, 0, 110, a) + rayos(16, 145, 215, 20, b),
  luna: (a: string, b: string) => circ(0, 0, 190, a) + circ(75, -45, 160, b),
  montania: (a: string, b: string) =>
    poligono(
      [
        [-240, 160],
        [-60, -170],
        [70, 40],
        [130, -50],
        [250, 160],
      ],
      a,
    ) +
    poligono(
      [
        [-60, -170],
        [-112, -74],
        [-66, -96],
        [-40, -62],
        [-8, -86],
      ],
      b,
    ) +
    circ(140, -150, 44, b),
  ola: (a: string, b: string) =>
    [0, 1, 2]
      .map((i) =>
        camino(`M-240 ${-70 + i * 90}q60 -90 120 0t120 0t120 0t120 0`, 'none', {
          stroke: i === 1 ? b : a,
          'stroke-width': 38,
          'stroke-linecap': 'round',
        }),
      )
      .join(''),
  hogaza: (a: string, b: string) =>
    elipse(0, 20, 230, 150, a) +
    [-110, 0, 110]
      .map((x) =>
        linea(
          [
            [x - 30, 90],
            [x + 34, -70],
          ],
          b,
          30,
        ),
      )
      .join(''),
  guitarra: (a: string, b: string) =>
    grupo(
      'rotate(40)',
      rect(-18, -270, 36, 260, b) + circ(0, 20, 88, a) + circ(0, 130, 122, a) + circ(0, 88, 44, b),
    ),
  libro: (a: string, b: string) =>
    poligono(
      [
        [0, -100],
        [-220, -150],
        [-220, 110],
        [0, 160],
      ],
      a,
    ) +
    poligono(
      [
        [0, -100],
        [220, -150],
        [220, 110],
        [0, 160],
      ],
      b,
    ),
  pelota: (a: string, b: string) =>
    circ(0, 0, 190, a) +
    poligono(
      Array.from({ length: 5 }, (_, i) => [Math.sin(i * 1.2566) * 80, -Math.cos(i * 1.2566) * 80] as const),
      b,
    ) +
    grupo('rotate(-90)', rayos(5, 90, 182, 18, b)),
  estrella: (a: string, b: string) =>
    poligono(
      Array.from(
        { length: 10 },
        (_, i) =>
          [Math.sin(i * 0.6283) * (i % 2 ? 96 : 230), -Math.cos(i * 0.6283) * (i % 2 ? 96 : 230)] as const,
      ),
      a,
    ) + circ(0, 0, 52, b),
  hoja: (a: string, b: string) =>
    camino('M0 220C-190 120 -190 -120 0 -230C190 -120 190 120 0 220Z', a) +
    linea(
      [
        [0, 240],
        [0, -150],
      ],
      b,
      16,
    ) +
    [-60, 20, 100]
      .map(
        (y) =>
          linea(
            [
              [0, y],
              [90, y - 70],
            ],
            b,
            12,
          ) +
          linea(
            [
              [0, y],
              [-90, y - 70],
            ],
            b,
            12,
          ),
      )
      .join(''),
  jarra: (a: string, b: string) =>
    rect(-140, -120, 230, 320, a, { rx: 26 }) +
    camino('M90 -60C210 -60 210 130 90 130', 'none', { stroke: a, 'stroke-width': 38 }) +
    [-110, -30, 50].map((x) => circ(x, -130, 62, b)).join(''),
  telon: (a: string, b: string) =>
    camino('M-220 -180H220V180C120 180 40 60 0 -60C-40 60 -120 180 -220 180Z', a) +
    rect(-230, -215, 460, 44, b),
  llama: (a: string, b: string) =>
    camino(
      'M0 -240C60 -120 190 -60 150 90C130 190 60 220 0 220S-130 190 -150 90C-170 10 -90 -20 -80 -110C-20 -80 10 -160 0 -240Z',
      a,
    ) + camino('M10 -20C60 40 90 90 60 140C40 180 -40 180 -60 140C-80 90 -20 60 10 -20Z', b),
  copa: (a: string, b: string) =>
    camino('M-150 -210H150C150 -20 90 50 0 50S-150 -20 -150 -210Z', b) +
    camino('M-142 -110H142C130 0 80 42 0 42S-130 0 -142 -110Z', a) +
    rect(-14, 50, 28, 130, b) +
    rect(-90, 176, 180, 28, b, { rx: 14 }),
  gota: (a: string, b: string) => circ(-70, 0, 130, a) + circ(80, 0, 130, b, { opacity: 0.82 }),
  presa: (a: string, b: string) =>
    camino('M-200 40C-220 -120 -60 -210 60 -170S230 0 180 110S-180 200 -200 40Z', a) +
    circ(10, 0, 56, b) +
    circ(10, 0, 26, a),
  nota: (a: string, b: string) =>
    elipse(-100, 140, 84, 62, a) +
    elipse(130, 100, 84, 62, a) +
    poligono(
      [
        [-40, 140],
        [-40, -170],
        [210, -220],
        [210, 100],
        [178, 100],
        [178, -120],
        [-8, -84],
        [-8, 140],
      ],
      b,
    ),
  dialogo: (a: string, b: string) =>
    rect(-220, -190, 330, 230, a, { rx: 60 }) +
    poligono(
      [
        [-140, 20],
        [-150, 120],
        [-50, 30],
      ],
      a,
    ) +
    rect(-70, -40, 300, 210, b, { rx: 60 }) +
    poligono(
      [
        [150, 150],
        [170, 235],
        [70, 160],
      ],
      b,
    ),
} satisfies Record<string, (a: string, b: string) => string>;
export type Marca = keyof typeof MARCAS;

const TINTAS = [
  ['#c2301a', '#fbf0dc', '#f2b632'],
  ['#0e5a4f', '#f7ecd8', '#f2b632'],
  ['#f2b632', '#1f1a17', '#c2301a'],
  ['#1f3a5a', '#f6e7cf', '#ff8a6b'],
  ['#5a1d3c', '#ffd9b8', '#ff8a6b'],
  ['#2a2320', '#f6c552', '#ff8a6b'],
  ['#ff8a6b', '#2a0e07', '#fff3e0'],
  ['#e9dfd0', '#c2301a', '#0e5a4f'],
] as const;

/** A venue's mark on one of the product's colours, with a little light and paper. */
export function marca(cual: Marca): (r: Azar) => Capa[] {
  return (r) => {
    const [papel, tinta, otra] = r.uno(TINTAS);
    return [
      { svg: fondo(entre(papel, '#ffffff', 0.08), papel, entre(papel, '#000000', 0.14)) },
      {
        svg: rect(0, 0, ANCHO, ALTO, papel, { opacity: 0 }) + halo('l', 330, 180, 700, '#ffffff', 0.2),
        mezcla: 'screen',
      },
      { svg: grupo(`translate(${n(600)} 450) scale(1.05)`, MARCAS[cual](tinta, otra)), desenfoque: 0.4 },
    ];
  };
}
