import type { Azar } from '../azar.ts';
import {
  ALTO,
  ANCHO,
  bokeh,
  camino,
  circ,
  type Escena,
  elipse,
  entre,
  figura,
  fondo,
  grupo,
  guirnalda,
  halo,
  lineal,
  n,
  poligono,
  publico,
  radial,
  rect,
} from './trazos.ts';

/** Night skies, top to bottom, each with its lights. */
const NOCHES = [
  { cielo: ['#150d22', '#4a1b3d', '#c2472e'], luces: ['#ffd27a', '#ff8a6b', '#f2b632'] },
  { cielo: ['#0b1524', '#15394a', '#2f7f76'], luces: ['#ffe2a0', '#62c9b4', '#f6c552'] },
  { cielo: ['#1a0f14', '#5b1720', '#b83a22'], luces: ['#ffb38a', '#ffd27a', '#ff6b4a'] },
  { cielo: ['#0e1030', '#33245f', '#a8478a'], luces: ['#ff9ad0', '#8fb6ff', '#ffd27a'] },
  { cielo: ['#12161f', '#2b3448', '#8a5a44'], luces: ['#ffd9a0', '#f2b632', '#ffefcf'] },
] as const;
const noche = (r: Azar) => r.uno(NOCHES);

const haz = (id: string, x: number, angulo: number, apertura: number, color: string) => {
  const largo = 1150;
  const a = (grados: number) => (grados * Math.PI) / 180;
  const punta = (g: number): [number, number] => [x + Math.sin(a(g)) * largo, -40 + Math.cos(a(g)) * largo];
  return (
    lineal(id, [
      [0, color, 0.85],
      [0.7, color, 0.12],
      [1, color, 0],
    ]) +
    poligono([[x - 8, -40], [x + 8, -40], punta(angulo + apertura), punta(angulo - apertura)], `url(#${id})`)
  );
};

/** A stage: beams through the haze, a band, the crowd in front. */
export const escenario: Escena = (r) => {
  const { cielo, luces } = noche(r);
  const centro = r.num(480, 720);
  let haces = '';
  for (let i = 0; i < 7; i++) {
    const x = 90 + i * 170;
    haces += haz(`h${i}`, x, ((x - centro) / 16) * r.num(-1.1, 0.5), r.num(3.5, 7), r.uno(luces));
  }
  const musico = (x: number, alto: number, giro: number) =>
    figura(x, 640, alto, '#0c0709', {
      cabeza: [0, -0.93],
      torso: [
        [-0.09, -0.8],
        [0.09, -0.8],
        [0.07, -0.5],
        [-0.07, -0.5],
      ],
      miembros: [
        [
          [-0.05, -0.5],
          [-0.1, -0.25],
          [-0.09, 0],
        ],
        [
          [0.05, -0.5],
          [0.09, -0.25],
          [0.12, 0],
        ],
        [
          [-0.1, -0.78],
          [-0.2 * giro, -0.6],
          [0.04, -0.58],
        ],
        [
          [0.1, -0.78],
          [0.2, -0.66],
          [0.26 * giro, -0.7],
        ],
      ],
    }) +
    grupo(
      `translate(${n(x)} ${n(640 - alto * 0.58)}) rotate(${n(-18 * giro)})`,
      elipse(0, 0, alto * 0.12, alto * 0.09, '#0c0709') +
        rect(0, -alto * 0.015, alto * 0.36 * giro, alto * 0.03, '#0c0709'),
    );
  const bateria =
    circ(centro, 590, 62, '#0c0709') +
    elipse(centro - 95, 545, 58, 7, '#0c0709') +
    elipse(centro + 95, 540, 58, 7, '#0c0709') +
    rect(centro - 97, 545, 4, 100, '#0c0709') +
    rect(centro + 93, 540, 4, 100, '#0c0709') +
    circ(centro, 470, 25, '#0c0709') +
    elipse(centro, 530, 44, 46, '#0c0709');
  return [
    {
      svg:
        fondo(entre(cielo[0], '#000000', 0.4), cielo[1], entre(cielo[2], luces[1], 0.2)) +
        rect(0, 640, ANCHO, 300, '#140b10'),
    },
    { svg: halo('c', centro, 560, 620, luces[1], 0.75), mezcla: 'screen' },
    { svg: haces, desenfoque: 9, mezcla: 'screen' },
    {
      svg:
        musico(centro - 270, 270, 1) +
        musico(centro + 270, 285, 1) +
        bateria +
        rect(0, 636, ANCHO, 16, '#0c0709'),
      desenfoque: 1.6,
    },
    { svg: bokeh(r, luces, 26, [0, 260], [6, 26]), desenfoque: 2.5, mezcla: 'screen' },
    { svg: publico(r, 730, 120, '#150b10', 0.35), desenfoque: 2.2 },
    { svg: publico(r, 800, 170, '#080406', 0.22), desenfoque: 4 },
  ];
};

/** Out-of-focus city lights behind a terrace, bulbs above. */
export const terraza: Escena = (r) => {
  const { cielo, luces } = noche(r);
  const a = guirnalda(r, r.num(60, 150), r.num(60, 200), r.num(50, 95), luces[0], 'g1');
  const b = guirnalda(r, r.num(180, 300), r.num(90, 220), r.num(50, 95), luces[0], 'g2');
  return [
    { svg: fondo(...cielo) },
    { svg: bokeh(r, luces, 60, [330, 760], [14, 62]), desenfoque: 3, mezcla: 'screen' },
    { svg: rect(0, 700, ANCHO, 240, '#0d0809', { opacity: 0.9 }), desenfoque: 26 },
    { svg: publico(r, 690, 105, '#12090c', 0.12), desenfoque: 5 },
    { svg: a.halos + b.halos, mezcla: 'screen' },
    { svg: a.cable + b.cable + a.bulbos + b.bulbos, desenfoque: 0.9 },
  ];
};

/** A patio at dusk: trees, tables with candles, bulbs. */
export const patio: Escena = (r) => {
  const { luces } = noche(r);
  const cielo = r.uno([
    ['#1c2a4a', '#6b4a78', '#f0a070'],
    ['#12283a', '#3f6b78', '#f2c08a'],
    ['#2a1d3f', '#8a3f5c', '#f5a86a'],
  ]);
  let copas = '';
  for (let i = 0; i < 46; i++) {
    const lado = r.pasa(0.5);
    copas += circ(
      lado ? r.num(-60, 330) : r.num(870, 1260),
      r.num(40, 470),
      r.num(50, 120),
      entre('#0f1a17', '#22402f', r.num()),
    );
  }
  let mesas = '';
  let velas = '';
  for (let i = 0; i < 6; i++) {
    const x = 110 + i * 195 + r.num(-30, 30);
    const y = 700 + (i % 2) * 90;
    mesas +=
      elipse(x, y, 96, 20, '#2a1a14') +
      rect(x - 6, y, 12, 130, '#1a100c') +
      rect(x - 122, y - 40, 10, 150, '#160d0a') +
      rect(x - 122, y + 22, 52, 9, '#160d0a') +
      rect(x + 112, y - 40, 10, 150, '#160d0a') +
      rect(x + 70, y + 22, 52, 9, '#160d0a') +
      rect(x - 8, y - 26, 16, 24, '#ffe6b0') +
      elipse(x + 40, y - 6, 20, 5, '#d8cbb8') +
      rect(x - 46, y - 34, 7, 30, '#4d6b58');
    velas += halo(`v${i}`, x, y - 18, 130, luces[0], 0.85);
  }
  const a = guirnalda(r, r.num(90, 190), r.num(60, 170), 80, '#ffcf7a', 'g1');
  const b = guirnalda(r, r.num(230, 300), r.num(190, 330), 70, '#ffcf7a', 'g2');
  return [
    { svg: fondo(...cielo) },
    { svg: copas, desenfoque: 7 },
    {
      svg:
        rect(0, 470, ANCHO, 170, '#5a2f24') +
        [120, 400, 680, 960].map((x) => rect(x, 500, 110, 140, '#f7c77c', { opacity: 0.85 })).join(''),
      desenfoque: 6,
    },
    {
      svg: rect(0, 630, ANCHO, 300, '#4a3026') + bokeh(r, ['#ffcf7a'], 20, [520, 660], [8, 30]),
      desenfoque: 10,
    },
    { svg: mesas, desenfoque: 1.4 },
    { svg: velas + a.halos + b.halos, mezcla: 'screen' },
    { svg: a.cable + b.cable + a.bulbos + b.bulbos, desenfoque: 0.8 },
  ];
};

/** A couple dancing tango in a cone of light. */
export const tango: Escena = (r) => {
  const { luces } = r.uno([NOCHES[0], NOCHES[2], NOCHES[4]]);
  const x = r.num(520, 680);
  const tono = r.uno(['#5b1720', '#3d1430', '#4a2412']);
  const lado = r.uno([-1, 1]);
  const el = figura(0, 810, 560, '#0b0608', {
    cabeza: [-0.045, -0.94],
    torso: [
      [-0.16, -0.8],
      [0.0, -0.81],
      [-0.02, -0.48],
      [-0.13, -0.48],
    ],
    miembros: [
      [
        [-0.11, -0.48],
        [-0.14, -0.25],
        [-0.2, -0.015],
        [-0.15, -0.008],
      ],
      [
        [-0.04, -0.48],
        [0.0, -0.25],
        [-0.02, -0.015],
        [0.04, -0.008],
      ],
      [
        [-0.15, -0.78],
        [-0.28, -0.72],
        [-0.3, -0.9],
      ],
      [
        [0, -0.77],
        [0.1, -0.64],
        [0.19, -0.68],
      ],
    ],
  });
  const ella = figura(
    78,
    810,
    510,
    '#0b0608',
    {
      cabeza: [-0.045, -0.95],
      torso: [
        [-0.07, -0.82],
        [0.06, -0.8],
        [0.035, -0.56],
        [-0.035, -0.56],
      ],
      miembros: [
        [
          [-0.01, -0.5],
          [0.02, -0.27],
          [-0.04, -0.02],
        ],
        [
          [0.03, -0.45],
          [0.2, -0.24],
          [0.36, -0.06],
        ],
        [
          [-0.06, -0.8],
          [-0.2, -0.72],
          [-0.3, -0.83],
        ],
        [
          [0.05, -0.79],
          [-0.04, -0.7],
          [-0.14, -0.79],
        ],
      ],
      falda: [
        [-0.05, -0.57],
        [0.05, -0.57],
        [0.14, -0.44],
        [0.3, -0.17],
        [0.12, -0.23],
        [-0.05, -0.2],
        [-0.07, -0.42],
      ],
    },
    0.05,
  );
  return [
    { svg: fondo('#0d0709', tono, entre(tono, '#000000', 0.35)) },
    {
      svg: Array.from({ length: 9 }, (_, i) =>
        rect(i * 140 - 20, 0, 70, 600, entre(tono, '#000000', 0.5), { opacity: 0.6 }),
      ).join(''),
      desenfoque: 18,
    },
    {
      svg:
        radial('piso', [
          [0, entre(luces[0], tono, 0.25)],
          [0.5, entre(tono, luces[1], 0.25)],
          [1, '#0d0709'],
        ]) + elipse(x, 790, 700, 190, 'url(#piso)'),
      desenfoque: 10,
    },
    {
      svg: haz('cono', x, 0, 19, luces[0]) + halo('h', x, 480, 420, luces[1], 0.5),
      desenfoque: 16,
      mezcla: 'screen',
    },
    { svg: bokeh(r, luces, 22, [60, 420], [8, 34]), desenfoque: 3, mezcla: 'screen' },
    { svg: elipse(x + 10, 818, 210, 22, '#050203', { opacity: 0.75 }), desenfoque: 9 },
    { svg: grupo(`translate(${n(x)} 0) scale(${lado} 1)`, el + ella), desenfoque: 1.3 },
    { svg: publico(r, 850, 150, '#050304', 0), desenfoque: 9 },
  ];
};

/** A mirror ball and its spots over a dance floor. */
export const fiesta: Escena = (r) => {
  const { cielo, luces } = r.uno([NOCHES[0], NOCHES[3], NOCHES[1]]);
  const [x, y, radio] = [r.num(380, 820), r.num(230, 300), r.num(130, 170)];
  let espejos = '';
  for (let fila = -8; fila <= 8; fila++) {
    const yy = Math.sin((fila / 8.6) * (Math.PI / 2)) * radio;
    const medio = Math.sqrt(radio * radio - yy * yy);
    const alto = Math.cos((fila / 8.6) * (Math.PI / 2)) * radio * 0.175;
    for (let col = -9; col <= 9; col++) {
      const xx = Math.sin((col / 9.5) * (Math.PI / 2)) * medio;
      const ancho = Math.cos((col / 9.5) * (Math.PI / 2)) * medio * 0.155;
      const luz = Math.max(0, 1 - Math.hypot(xx + radio * 0.35, yy + radio * 0.4) / (radio * 1.5));
      const color = r.pasa(0.12)
        ? '#ffffff'
        : entre('#171022', r.uno(luces), Math.min(1, luz * r.num(0.4, 1.35)));
      espejos += rect(x + xx - ancho / 2, y + yy - alto / 2, Math.max(2, ancho), Math.max(2, alto), color);
    }
  }
  const puntos = Array.from({ length: 90 }, () =>
    elipse(r.num(0, ANCHO), r.num(0, 760), r.num(7, 20), r.num(5, 13), r.uno(luces), {
      opacity: r.num(0.25, 0.8),
      transform: `rotate(${r.int(-30, 30)})`,
    }),
  ).join('');
  return [
    { svg: fondo(entre(cielo[0], '#000000', 0.3), cielo[1], cielo[2]) },
    { svg: halo('a', x, y, 620, luces[0], 0.6) + halo('b', 1000, 800, 600, luces[1], 0.5), mezcla: 'screen' },
    { svg: puntos, desenfoque: 3, mezcla: 'screen' },
    { svg: rect(x - 2, -10, 4, y, '#0a0610') + circ(x, y, radio + 3, '#0d0814') + espejos, desenfoque: 0.8 },
    { svg: halo('d', x - radio * 0.4, y - radio * 0.4, 150, '#ffffff', 0.8), mezcla: 'screen' },
    { svg: publico(r, 680, 130, '#170a1c', 0.5), desenfoque: 2 },
    { svg: publico(r, 780, 180, '#08040b', 0.35), desenfoque: 4 },
  ];
};

/** A theatre: red curtain, one spotlight, the first rows. */
export const teatro: Escena = (r) => {
  const rojo = r.uno(['#8f1d1d', '#a3271b', '#6d1430', '#7a1f3d']);
  const x = r.num(480, 720);
  let pliegues = '';
  for (let px = -20; px < ANCHO; ) {
    const ancho = r.num(42, 78);
    pliegues += lineal(
      `p${Math.round(px)}`,
      [
        [0, entre(rojo, '#000000', 0.72)],
        [0.35, rojo],
        [0.55, entre(rojo, '#ff9a70', 0.28)],
        [1, entre(rojo, '#000000', 0.7)],
      ],
      [0, 0, 1, 0],
    );
    pliegues += rect(px, 0, ancho + 1, 700, `url(#p${Math.round(px)})`);
    px += ancho;
  }
  const onda = Array.from({ length: 9 }, (_, i) =>
    camino(
      `M${i * 150 - 75} 0C${i * 150 - 60} 150 ${i * 150 + 60} 150 ${i * 150 + 75} 0Z`,
      entre(rojo, '#000000', 0.25),
      { stroke: '#e0a73c', 'stroke-width': 7 },
    ),
  ).join('');
  return [
    { svg: rect(0, 0, ANCHO, ALTO, '#120608') + pliegues, desenfoque: 1.2 },
    {
      svg:
        lineal('piso', [
          [0, '#7a4a2a'],
          [1, '#1c0f0a'],
        ]) + rect(0, 640, ANCHO, 280, 'url(#piso)'),
    },
    { svg: onda, desenfoque: 1.4 },
    { svg: rect(0, 0, ANCHO, ALTO, '#0a0408', { opacity: 0.55 }) },
    { svg: haz('s', x, r.num(-5, 5), 14, '#ffe9c4'), desenfoque: 7, mezcla: 'screen' },
    { svg: elipse(x, 700, 290, 62, '#ffe2b0', { opacity: 0.7 }), desenfoque: 9, mezcla: 'screen' },
    {
      svg:
        elipse(x, 702, 70, 12, '#120806', { opacity: 0.6 }) +
        rect(x - 5, 530, 10, 170, '#141010') +
        elipse(x, 512, 19, 27, '#2a2626') +
        circ(x - 5, 505, 7, '#8a8580'),
      desenfoque: 0.8,
    },
    { svg: publico(r, 800, 120, '#080305', 0), desenfoque: 2.5 },
    { svg: publico(r, 862, 150, '#040102', 0), desenfoque: 4 },
  ];
};

/** A projector's beam over the rows of a dark cinema. */
export const cine: Escena = (r) => {
  const { luces, cielo } = noche(r);
  const [cx, cy] = [600, 330];
  const pantalla =
    lineal('pan', [
      [0, entre(cielo[1], luces[0], 0.45)],
      [0.6, luces[0]],
      [1, cielo[2]],
    ]) +
    rect(cx - 400, cy - 210, 800, 420, 'url(#pan)', { rx: 8 }) +
    poligono(
      [
        [cx - 400, cy + 130],
        [cx - 180, cy - 20],
        [cx - 60, cy + 60],
        [cx + 130, cy - 90],
        [cx + 400, cy + 110],
        [cx + 400, cy + 210],
        [cx - 400, cy + 210],
      ],
      cielo[0],
      { opacity: 0.8 },
    ) +
    circ(cx + r.num(-200, 240), cy - 90, 48, '#fff3d8');
  return [
    { svg: fondo('#0a0709', '#151019', '#0a0709') },
    { svg: pantalla, desenfoque: 2.2 },
    { svg: halo('h', cx, cy, 700, luces[0], 0.45), mezcla: 'screen' },
    {
      svg: poligono(
        [
          [cx - 30, 960],
          [cx + 30, 960],
          [cx + 400, cy - 210],
          [cx - 400, cy - 210],
        ],
        '#ffe9c4',
        { opacity: 0.12 },
      ),
      desenfoque: 8,
      mezcla: 'screen',
    },
    ...[640, 730, 830].map((y, fila) => ({
      svg: Array.from({ length: 9 - fila }, (_, i) => {
        const paso = 1300 / (9 - fila);
        const x = i * paso - 20 + fila * 26;
        return (
          rect(x, y, paso * 0.82, 300, entre('#3a1418', '#0a0506', fila * 0.38), { rx: 26 }) +
          (r.pasa(0.55) ? elipse(x + paso * 0.41, y - 14, paso * 0.17, paso * 0.21, '#070405') : '')
        );
      }).join(''),
      desenfoque: 1 + fila * 1.3,
    })),
  ];
};

/** A microphone close to the eye, the room's lights behind. */
export const microfono: Escena = (r) => {
  const { cielo, luces } = noche(r);
  let malla = '';
  for (let y = -120; y <= 120; y += 15) {
    for (let x = -120; x <= 120; x += 15) {
      if (Math.hypot(x, y) < 112) malla += circ(x + (y % 30 === 0 ? 0 : 7.5), y, 5, '#14100f');
    }
  }
  const mic =
    lineal(
      'cuerpo',
      [
        [0, '#0d0b0c'],
        [0.3, '#4a4648'],
        [0.5, '#1d1a1b'],
        [1, '#060505'],
      ],
      [0, 0, 1, 0],
    ) +
    radial(
      'bola',
      [
        [0, '#f5ece0'],
        [0.4, '#a39a92'],
        [1, '#2a2625'],
      ],
      [0.36, 0.3, 0.75],
    ) +
    poligono(
      [
        [-66, 100],
        [66, 100],
        [40, 640],
        [-40, 640],
      ],
      'url(#cuerpo)',
    ) +
    circ(0, 0, 124, 'url(#bola)') +
    malla +
    rect(-126, -16, 252, 34, '#8d857d', { rx: 10 }) +
    rect(-72, 106, 144, 26, '#75706b', { rx: 6 });
  const x = r.num(380, 820);
  return [
    { svg: fondo(...cielo) },
    { svg: bokeh(r, luces, 70, [0, 850], [20, 92]), desenfoque: 4, mezcla: 'screen' },
    {
      svg: grupo(`translate(${n(x)} ${n(r.num(340, 400))}) rotate(${n(r.num(-24, 24))}) scale(1.15)`, mic),
      desenfoque: 0.6,
    },
    { svg: halo('h', x - 120, 250, 380, luces[0], 0.4), mezcla: 'screen' },
  ];
};

/** A skyline with lit windows and its reflection in the river. */
export const ciudad: Escena = (r) => {
  const cielo = r.uno([
    ['#1b2240', '#7a4a78', '#f58a5a'],
    ['#14243a', '#2f6f80', '#f0c27a'],
    ['#231a38', '#93405c', '#f9b46a'],
  ]);
  const lejos = entre(cielo[1] ?? '#000000', '#100c18', 0.45);
  let torres = '';
  let ventanas = '';
  for (let capa = 0; capa < 2; capa++) {
    for (let x = -20; x < ANCHO; ) {
      const ancho = r.num(56, 130);
      const alto = r.num(90, capa ? 250 : 380);
      const y = 600 - alto;
      torres += rect(x, y, ancho, alto, capa ? '#120d18' : lejos);
      if (r.pasa(0.25)) torres += rect(x + ancho / 2 - 2, y - 50, 4, 50, capa ? '#120d18' : lejos);
      if (capa) {
        for (let wy = y + 14; wy < 585; wy += 20) {
          for (let wx = x + 10; wx < x + ancho - 14; wx += 19) {
            if (r.pasa(0.42)) {
              ventanas += rect(wx, wy, 9, 11, r.uno(['#ffd27a', '#ffe9b8', '#ffb36b']), {
                opacity: r.num(0.4, 1),
              });
            }
          }
        }
      }
      x += ancho + r.num(-6, 16);
    }
  }
  const reflejo = (contenido: string) => grupo('translate(0 1200) scale(1 -1)', contenido);
  return [
    { svg: fondo(...cielo, cielo[2] ?? '#f58a5a') },
    { svg: halo('sol', r.num(250, 950), 590, 460, '#ffc27a', 0.8), mezcla: 'screen' },
    { svg: torres + ventanas, desenfoque: 0.7 },
    {
      svg:
        lineal('agua', [
          [0, entre(cielo[2] ?? '#f58a5a', '#241a2c', 0.35)],
          [1, '#141020'],
        ]) +
        rect(0, 600, ANCHO, 320, 'url(#agua)') +
        grupo('', reflejo(torres + ventanas), { opacity: 0.55 }),
      desenfoque: 4,
    },
    {
      svg: Array.from({ length: 90 }, () => {
        const y = r.num(606, 900);
        const largo = (y - 560) * r.num(0.2, 0.8);
        const x = r.num(-50, ANCHO);
        return elipse(x, y, largo, 1.8, r.uno(['#ffe2b0', cielo[1] ?? '#7a4a78', '#0d0a14']), {
          opacity: r.num(0.15, 0.45),
        });
      }).join(''),
      desenfoque: 0.8,
    },
  ];
};
