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
  fondo,
  grupo,
  halo,
  linea,
  lineal,
  madera,
  n,
  poligono,
  radial,
  rect,
} from './trazos.ts';

const MADERAS = [
  ['#8a5a38', '#3a2014'],
  ['#6b4630', '#2a170f'],
  ['#b08458', '#5a3a22'],
  ['#54443c', '#241a16'],
  ['#c9a880', '#8a6444'],
] as const;

/** The light of a window from one side, for tables seen from above. */
const ventana = (r: Azar) => {
  const giro = r.uno([-28, 24, 33]);
  return [
    {
      svg: grupo(
        `rotate(${giro} 600 450)`,
        [0, 1, 2].map((i) => rect(100 + i * 330, -300, 240, 1500, '#ffe9c4', { opacity: 0.5 })).join(''),
      ),
      desenfoque: 22,
      mezcla: 'soft-light' as const,
    },
    { svg: halo('v', giro > 0 ? 150 : 1050, 60, 900, '#fff0d0', 0.4), mezcla: 'screen' as const },
  ];
};
const sombra = (contenido: string) => ({
  svg: grupo('translate(16 24)', contenido, { opacity: 0.55 }),
  desenfoque: 14,
});

const plato = (x: number, y: number, radio: number, color = '#f3ece2', borde = '#d5c8b8') =>
  circ(x, y, radio, color) +
  circ(x, y, radio * 0.98, 'none', { stroke: borde, 'stroke-width': radio * 0.035 }) +
  circ(x, y, radio * 0.7, entre(color, '#ffffff', 0.5), { stroke: borde, 'stroke-width': radio * 0.025 });

const taza = (id: string, x: number, y: number, radio: number, giro: number, loza: string) =>
  plato(x, y, radio * 1.6, loza, entre(loza, '#5a4a3a', 0.3)) +
  grupo(
    `translate(${n(x)} ${n(y)}) rotate(${n(giro)})`,
    rect(radio * 0.7, -radio * 0.16, radio * 0.75, radio * 0.32, entre(loza, '#3a2a20', 0.14), {
      rx: radio * 0.16,
    }) +
      circ(0, 0, radio, entre(loza, '#3a2a20', 0.1)) +
      circ(0, 0, radio * 0.88, '#3a2014') +
      radial(id, [
        [0, '#f2dcb8'],
        [0.55, '#c98f58'],
        [1, '#6b3f22'],
      ]) +
      circ(0, 0, radio * 0.84, `url(#${id})`) +
      [0.62, 0.42, 0.22]
        .map((t) =>
          camino(
            `M0 ${n(radio * t)}C${n(radio * t * 1.3)} ${n(radio * t * 0.2)} ${n(radio * t * 0.7)} ${n(-radio * t)} 0 ${n(-radio * t * 0.35)}C${n(-radio * t * 0.7)} ${n(-radio * t)} ${n(-radio * t * 1.3)} ${n(radio * t * 0.2)} 0 ${n(radio * t)}Z`,
            t === 0.42 ? '#a86c3c' : '#f7e8d0',
            { opacity: 0.9 },
          ),
        )
        .join(''),
  );

const medialuna = (x: number, y: number, t: number, giro: number) =>
  grupo(
    `translate(${n(x)} ${n(y)}) rotate(${n(giro)}) scale(${n(t)})`,
    camino(
      'M-60 18C-64 -38 -28 -58 0 -58S64 -38 60 18C52 34 40 30 38 16C34 -6 16 -14 0 -14S-34 -6 -38 16C-40 30 -52 34 -60 18Z',
      '#c07a34',
    ) +
      camino('M-52 10C-54 -30 -24 -50 0 -50S54 -30 52 10', 'none', {
        stroke: '#e8b266',
        'stroke-width': 10,
        opacity: 0.75,
      }) +
      [-42, -22, 0, 22, 42]
        .map((gx) =>
          linea(
            [
              [gx * 1.1, -44 + Math.abs(gx) * 0.75],
              [gx * 0.75, -16 + Math.abs(gx) * 0.6],
            ],
            '#8a4f1e',
            4,
            { opacity: 0.8 },
          ),
        )
        .join(''),
  );

/** A café table from above: cups, croissants, a notebook. */
export const cafe: Escena = (r) => {
  const [tono, oscuro] = r.uno(MADERAS);
  const loza = r.uno(['#f5efe6', '#cfdcd6', '#e8c9b0', '#2f4a50']);
  const [x, y] = [r.num(300, 460), r.num(320, 480)];
  const [px, py] = [r.num(760, 900), r.num(480, 600)];
  const servilleta = grupo(
    `rotate(${r.int(-20, 20)} ${n(px)} ${n(py)})`,
    rect(px - 210, py - 170, 420, 340, r.uno(['#b8c4b8', '#d8b8a0', '#e6dccb', '#8fa3a8'])),
  );
  const medias = [
    [-60, -30, 20],
    [50, 20, -60],
    [-20, 70, 170],
  ]
    .map(([a = 0, b = 0, g = 0]) => medialuna(px + a, py + b, 0.95, g + r.num(-20, 20)))
    .join('');
  const libreta = grupo(
    `translate(${n(r.num(900, 1010))} ${n(r.num(60, 130))}) rotate(${r.int(8, 26)})`,
    rect(-120, -150, 260, 330, '#1f2b33', { rx: 8 }) +
      rect(-108, -142, 244, 314, '#f7f1e6', { rx: 4 }) +
      Array.from({ length: 9 }, (_, i) =>
        rect(-85, -110 + i * 30, r.num(90, 195), 3, '#8a7f78', { opacity: 0.7 }),
      ).join(''),
  );
  return [
    { svg: madera(r, tono, oscuro), desenfoque: 0.7 },
    sombra(circ(x, y, 205, '#120a06') + rect(px - 200, py - 160, 400, 330, '#120a06') + libreta),
    { svg: libreta + servilleta, desenfoque: 0.5 },
    { svg: plato(px, py, 165), desenfoque: 0.4 },
    { svg: grupo('translate(6 10)', medias, { opacity: 0.4 }), desenfoque: 7 },
    {
      svg:
        medias +
        taza('cafe', x, y, 122, r.int(-50, 50), loza) +
        taza('cafe2', x + 170, y + 400, 84, 150, loza) +
        linea(
          [
            [x + 150, y - 150],
            [x + 215, y - 20],
          ],
          '#c9c4bc',
          13,
        ) +
        elipse(x + 142, y - 168, 17, 30, '#dcd7cf', { transform: `rotate(-26 ${n(x + 142)} ${n(y - 168)})` }),
      desenfoque: 0.4,
    },
    ...ventana(r),
  ];
};

const hogaza = (r: Azar, x: number, y: number, t: number, giro: number, id: string) =>
  radial(
    id,
    [
      [0, '#e6b06a'],
      [0.55, '#b8732f'],
      [1, '#6b3a16'],
    ],
    [0.42, 0.34, 0.75],
  ) +
  grupo(
    `translate(${n(x)} ${n(y)}) rotate(${n(giro)})`,
    elipse(0, 0, t * 1.25, t * 0.8, `url(#${id})`) +
      [-0.55, 0, 0.55]
        .map((d) =>
          camino(
            `M${n(t * (d - 0.24))} ${n(t * 0.45)}Q${n(t * d)} ${n(-t * 0.05)} ${n(t * (d + 0.2))} ${n(-t * 0.5)}Q${n(t * (d + 0.18))} ${n(t * 0.1)} ${n(t * (d - 0.24))} ${n(t * 0.45)}Z`,
            '#f3dcae',
          ),
        )
        .join('') +
      Array.from({ length: 60 }, () => {
        const a = r.num(0, 6.28);
        const d = Math.sqrt(r.num()) * 0.9;
        return circ(Math.cos(a) * t * 1.2 * d, Math.sin(a) * t * 0.75 * d, r.num(1, 3), '#fff6e4', {
          opacity: r.num(0.25, 0.8),
        });
      }).join(''),
  );

/** Loaves, flour and wheat on the bench. */
export const pan: Escena = (r) => {
  const [tono, oscuro] = r.uno(MADERAS);
  const panes = [
    [r.num(300, 400), r.num(300, 380), 190, r.int(-30, 30)],
    [r.num(760, 860), r.num(250, 350), 165, r.int(-60, 40)],
    [r.num(540, 680), r.num(640, 700), 205, r.int(-15, 25)],
  ] as const;
  const harina = Array.from({ length: 420 }, () =>
    circ(r.num(0, ANCHO), r.num(0, ALTO), r.num(0.8, 4), '#fff6e8', { opacity: r.num(0.2, 0.9) }),
  ).join('');
  const espiga = (x: number, y: number, giro: number) =>
    grupo(
      `translate(${n(x)} ${n(y)}) rotate(${n(giro)})`,
      linea(
        [
          [0, 0],
          [0, 330],
        ],
        '#c99b4a',
        6,
      ) +
        Array.from(
          { length: 9 },
          (_, i) =>
            elipse(-13, i * 22, 8, 19, '#e0b45e', { transform: `rotate(24 -13 ${i * 22})` }) +
            elipse(13, i * 22, 8, 19, '#c9963c', { transform: `rotate(-24 13 ${i * 22})` }),
        ).join(''),
    );
  return [
    { svg: madera(r, tono, oscuro), desenfoque: 0.8 },
    {
      svg: Array.from({ length: 7 }, () =>
        elipse(r.num(100, 1100), r.num(100, 800), r.num(120, 300), r.num(60, 160), '#fff3e0', {
          opacity: 0.22,
        }),
      ).join(''),
      desenfoque: 20,
    },
    { svg: harina, desenfoque: 0.5 },
    sombra(
      panes
        .map(([x, y, t, g]) =>
          grupo(`translate(${n(x)} ${n(y)}) rotate(${g})`, elipse(0, 0, t * 1.25, t * 0.8, '#120a06')),
        )
        .join(''),
    ),
    {
      svg:
        espiga(1010, 560, 28) +
        espiga(1085, 590, 16) +
        espiga(120, 590, -24) +
        panes.map(([x, y, t, g], i) => hogaza(r, x, y, t, g, `pan${i}`)).join(''),
      desenfoque: 0.5,
    },
    ...ventana(r),
  ];
};

/** Plates to share from above: empanadas, tomatoes, leaves. */
export const mesa: Escena = (r) => {
  const mantel = r.uno([
    ['#e9e0d2', '#c2301a'],
    ['#dfe7e2', '#0e5a4f'],
    ['#f1e2c4', '#a8742a'],
    ['#d9dde4', '#2f4a7a'],
  ] as const);
  const cuadros = Array.from(
    { length: 13 },
    (_, i) =>
      rect(i * 100 - 20, 0, 50, ALTO, mantel[1], { opacity: 0.32 }) +
      rect(0, i * 100 - 20, ANCHO, 50, mantel[1], { opacity: 0.32 }),
  ).join('');
  const empanada = (x: number, y: number, giro: number) =>
    grupo(
      `translate(${n(x)} ${n(y)}) rotate(${n(giro)})`,
      camino('M-82 22A84 76 0 0 1 82 22Q0 44 -82 22Z', '#cf9143') +
        camino('M-66 8A68 58 0 0 1 50 -18', 'none', {
          stroke: '#eec27c',
          'stroke-width': 15,
          opacity: 0.65,
          'stroke-linecap': 'round',
        }) +
        Array.from({ length: 10 }, (_, i) =>
          circ(-76 + i * 17, 25 + Math.sin((i / 9) * Math.PI) * 12, 11, i % 2 ? '#b8752e' : '#d99f52'),
        ).join('') +
        Array.from({ length: 5 }, () =>
          circ(r.num(-45, 45), r.num(-25, 8), r.num(3, 7), '#8f5520', { opacity: 0.6 }),
        ).join(''),
    );
  const ensalada = (x: number, y: number, radio: number) =>
    circ(x, y, radio, '#5a3a28') +
    circ(x, y, radio * 0.9, '#3a2418') +
    Array.from({ length: 70 }, () => {
      const a = r.num(0, 6.28);
      const d = Math.sqrt(r.num()) * radio * 0.76;
      const [ex, ey] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
      return r.pasa(0.7)
        ? elipse(ex, ey, r.num(14, 30), r.num(8, 15), r.uno(['#4f8a3a', '#79ad4a', '#2f6b34', '#a3c76a']), {
            transform: `rotate(${r.int(0, 180)} ${n(ex)} ${n(ey)})`,
          })
        : circ(ex, ey, r.num(10, 19), r.uno(['#c93a22', '#e0563a', '#f2c14a']));
    }).join('');
  const [x, y] = [r.num(400, 520), r.num(440, 540)];
  const emp =
    [0, 1, 2, 3, 4]
      .map((i) => empanada(x + Math.cos(i * 1.256) * 118, y + Math.sin(i * 1.256) * 118, i * 72 + 90))
      .join('') +
    circ(x, y, 52, '#f6eee2') +
    circ(x, y, 44, '#9a2a1c') +
    Array.from({ length: 14 }, () =>
      circ(x + r.num(-28, 28), y + r.num(-28, 28), r.num(2, 5), r.uno(['#e0563a', '#4f8a3a', '#f2c14a'])),
    ).join('');
  const [ex, ey] = [r.num(900, 980), r.num(230, 310)];
  const vaso =
    circ(960, 690, 88, '#dfe5e2', { opacity: 0.8 }) +
    circ(960, 690, 76, r.uno(['#7a1428', '#d9a03a', '#c95a3a'])) +
    elipse(940, 668, 26, 12, '#ffffff', { opacity: 0.5 });
  return [
    { svg: rect(0, 0, ANCHO, ALTO, mantel[0]) + cuadros, desenfoque: 0.8 },
    sombra(circ(x, y, 275, '#1a1008') + circ(ex, ey, 180, '#1a1008') + circ(960, 690, 86, '#1a1008')),
    { svg: plato(x, y, 280, '#f4eee6') + ensalada(ex, ey, 182) + vaso, desenfoque: 0.4 },
    {
      svg: grupo(
        'translate(7 11)',
        [0, 1, 2, 3, 4]
          .map((i) => circ(x + Math.cos(i * 1.256) * 118, y + Math.sin(i * 1.256) * 118, 66, '#1a1008'))
          .join(''),
        { opacity: 0.35 },
      ),
      desenfoque: 9,
    },
    { svg: emp, desenfoque: 0.5 },
    ...ventana(r),
  ];
};

/** Book spines on lit shelves. */
export const libros: Escena = (r) => {
  const tela = [
    '#7a2418',
    '#c2301a',
    '#0e5a4f',
    '#1f3a5a',
    '#d9a03a',
    '#efe2c8',
    '#4a2a4a',
    '#8a9a7a',
    '#2a2422',
    '#b8734a',
    '#d8c4a8',
    '#5a7a8a',
  ];
  let lomos = '';
  for (let estante = 0; estante < 3; estante++) {
    const piso = 292 + estante * 300;
    for (let x = 8; x < ANCHO; ) {
      const [ancho, alto, color] = [r.num(22, 62), r.num(170, 258), r.uno(tela)];
      if (r.pasa(0.06)) {
        lomos +=
          circ(x + 40, piso - 46, 34, '#5a3a26') +
          Array.from({ length: 9 }, (_, i) =>
            elipse(
              x + 40 + (i - 4) * 9,
              piso - 100 - (i % 3) * 16,
              8,
              32,
              entre('#2f6b3a', '#8fb05a', r.num()),
              { transform: `rotate(${(i - 4) * 16} ${n(x + 40)} ${piso - 60})` },
            ),
          ).join('');
        x += 92;
        continue;
      }
      const giro = r.pasa(0.07) ? 7 : 0;
      const claro = r.pasa(0.6) ? entre(color, '#f6e6c0', 0.7) : entre(color, '#000000', 0.55);
      lomos += grupo(
        `rotate(${giro} ${n(x)} ${piso})`,
        rect(x, piso - alto, ancho, alto, color) +
          rect(x, piso - alto, ancho * 0.16, alto, '#000000', { opacity: 0.3 }) +
          rect(x + ancho * 0.3, piso - alto, ancho * 0.18, alto, '#ffffff', { opacity: 0.12 }) +
          rect(x + ancho * 0.82, piso - alto, ancho * 0.18, alto, '#000000', { opacity: 0.35 }) +
          rect(x, piso - alto + 18, ancho, 4, claro) +
          rect(x, piso - 30, ancho, 4, claro) +
          rect(x + ancho * 0.36, piso - alto + 40, ancho * 0.28, alto * r.num(0.3, 0.55), claro, {
            opacity: 0.75,
          }),
      );
      x += ancho + 1 + (giro ? 26 : 0);
    }
    lomos +=
      rect(0, piso, ANCHO, 24, '#4a2e1e') +
      rect(0, piso, ANCHO, 4, '#8a5a3a') +
      rect(0, piso + 24, ANCHO, 18, '#0d0705', { opacity: 0.6 });
  }
  const luz = r.num(250, 950);
  return [
    { svg: rect(0, 0, ANCHO, ALTO, '#1c100b') },
    { svg: lomos, desenfoque: 0.8 },
    { svg: rect(0, 0, ANCHO, ALTO, '#140906', { opacity: 0.42 }) },
    {
      svg: halo('l', luz, 250, 780, '#ffcb85', 0.65) + halo('m', luz, 200, 300, '#fff0d0', 0.3),
      mezcla: 'screen',
    },
    { svg: bokeh(r, ['#ffd79a'], 12, [80, 820], [26, 72]), desenfoque: 5, mezcla: 'screen' },
  ];
};

/** Clay on the shelf: bowls, jars, cups. */
export const ceramica: Escena = (r) => {
  const barro = ['#c8744a', '#e6d5bd', '#8aa39a', '#4a5f6b', '#d9a679', '#f1e9dd', '#a8553a', '#6b7a5a'];
  let piezas = '';
  let sombras = '';
  for (const piso of [410, 790]) {
    for (let x = 80; x < 1150; ) {
      const [w, h, color] = [r.num(90, 170), r.num(100, 250), r.uno(barro)];
      const id = `b${Math.round(x)}${piso}`;
      const forma = r.uno([
        `M${n(-w / 2)} 0C${n(-w * 0.72)} ${n(-h * 0.6)} ${n(-w * 0.2)} ${n(-h * 0.7)} ${n(-w * 0.2)} ${n(-h)}H${n(w * 0.2)}C${n(w * 0.2)} ${n(-h * 0.7)} ${n(w * 0.72)} ${n(-h * 0.6)} ${n(w / 2)} 0Z`,
        `M${n(-w * 0.3)} 0C${n(-w * 0.62)} ${n(-h * 0.2)} ${n(-w * 0.6)} ${n(-h * 0.5)} ${n(-w * 0.58)} ${n(-h * 0.6)}H${n(w * 0.58)}C${n(w * 0.6)} ${n(-h * 0.5)} ${n(w * 0.62)} ${n(-h * 0.2)} ${n(w * 0.3)} 0Z`,
        `M${n(-w * 0.4)} 0L${n(-w * 0.46)} ${n(-h * 0.75)}H${n(w * 0.46)}L${n(w * 0.4)} 0Z`,
      ]);
      piezas +=
        lineal(
          id,
          [
            [0, entre(color, '#000000', 0.45)],
            [0.3, entre(color, '#ffffff', 0.22)],
            [0.6, color],
            [1, entre(color, '#000000', 0.5)],
          ],
          [0, 0, 1, 0],
        ) +
        grupo(
          `translate(${n(x + w / 2)} ${piso})`,
          camino(forma, `url(#${id})`) +
            (r.pasa(0.5)
              ? grupo(
                  '',
                  [0.25, 0.33, 0.41]
                    .map((t) =>
                      linea(
                        [
                          [-w * 0.47, -h * t],
                          [w * 0.47, -h * t],
                        ],
                        '#fff6e8',
                        3,
                        { opacity: 0.25 },
                      ),
                    )
                    .join(''),
                )
              : ''),
        );
      sombras += elipse(x + w / 2 + 40, piso - h * 0.4, w * 0.6, h * 0.55, '#1a0f0a', { opacity: 0.4 });
      x += w * 1.25 + r.num(8, 50);
    }
  }
  const pared = r.uno(['#d8c3a8', '#c9b8a8', '#b8a590', '#cfc8b8']);
  return [
    { svg: fondo(entre(pared, '#ffffff', 0.15), pared, entre(pared, '#3a2a20', 0.35)) },
    { svg: sombras, desenfoque: 18 },
    {
      svg: [410, 790]
        .map(
          (y) =>
            rect(0, y, ANCHO, 30, '#7a5236') +
            rect(0, y, ANCHO, 5, '#b8875a') +
            rect(0, y + 30, ANCHO, 46, '#2a1a10', { opacity: 0.35 }),
        )
        .join(''),
      desenfoque: 1,
    },
    { svg: piezas, desenfoque: 0.6 },
    ...ventana(r),
  ];
};

/** A desk from above: notebook, pencils, sticky notes. */
export const escritorio: Escena = (r) => {
  const base = r.uno([
    ['#e9dfd0', '#b8a890'],
    ['#2f4048', '#141d22'],
    ['#c9d6d0', '#8aa39a'],
    ['#d9b89a', '#9a7455'],
  ] as const);
  const notas = ['#f6c552', '#ff8a6b', '#62c9b4', '#f7b8c8', '#bcd8f0'];
  const nota = (x: number, y: number, giro: number) =>
    grupo(
      `translate(${n(x)} ${n(y)}) rotate(${n(giro)})`,
      rect(-62, -62, 124, 124, r.uno(notas)) +
        [0, 1, 2]
          .map((i) => rect(-42, -28 + i * 26, r.num(40, 84), 5, '#3a2e28', { opacity: 0.55, rx: 2 }))
          .join(''),
    );
  const [x, y, g] = [r.num(420, 560), r.num(420, 500), r.int(-14, 12)];
  const cuaderno = grupo(
    `translate(${n(x)} ${n(y)}) rotate(${g})`,
    rect(-330, -240, 660, 480, '#8f2a1c', { rx: 12 }) +
      rect(-318, -232, 318, 464, '#faf5ea', { rx: 6 }) +
      rect(0, -232, 318, 464, '#fdf9f0', { rx: 6 }) +
      lineal(
        'lomo',
        [
          [0, '#3a2a20', 0],
          [0.5, '#3a2a20', 0.4],
          [1, '#3a2a20', 0],
        ],
        [0, 0, 1, 0],
      ) +
      rect(-40, -232, 80, 464, 'url(#lomo)') +
      Array.from(
        { length: 13 },
        (_, i) =>
          rect(-290, -190 + i * 31, r.num(120, 245), 4, '#54698a', { opacity: 0.65, rx: 2 }) +
          (i < 7 ? rect(34, -190 + i * 31, r.num(90, 245), 4, '#54698a', { opacity: 0.65, rx: 2 }) : ''),
      ).join('') +
      camino('M60 90C110 20 150 150 200 70S270 110 285 60', 'none', {
        stroke: '#c2301a',
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
  );
  const lapiz = (px: number, py: number, giro: number, color: string) =>
    grupo(
      `translate(${n(px)} ${n(py)}) rotate(${n(giro)})`,
      rect(-150, -10, 290, 20, color) +
        rect(-150, -4, 290, 6, '#ffffff', { opacity: 0.25 }) +
        poligono(
          [
            [140, -10],
            [140, 10],
            [176, 0],
          ],
          '#e8c79a',
        ) +
        poligono(
          [
            [164, -4],
            [164, 4],
            [178, 0],
          ],
          '#2a2220',
        ) +
        rect(-168, -10, 22, 20, '#d8787a', { rx: 4 }),
    );
  const cosas =
    nota(r.num(930, 1010), 170, r.num(-10, 10)) +
    nota(r.num(1060, 1130), 300, r.num(-12, 12)) +
    nota(980, r.num(360, 420), r.num(-10, 14));
  const lapices =
    lapiz(r.num(880, 960), 640, r.int(-40, -20), '#f2b632') +
    lapiz(r.num(900, 1000), 730, r.int(-20, 5), '#0e5a4f');
  return [
    { svg: fondo(entre(base[0], '#ffffff', 0.08), base[0], base[1]) },
    sombra(grupo(`translate(${n(x)} ${n(y)}) rotate(${g})`, rect(-330, -240, 660, 480, '#140c08'))),
    { svg: grupo('translate(6 10)', lapices + cosas, { opacity: 0.4 }), desenfoque: 8 },
    { svg: cuaderno + cosas + lapices + taza('t', 180, 780, 84, 40, '#f1e8da'), desenfoque: 0.5 },
    ...ventana(r),
  ];
};

/** Pints on the bar, the room out of focus. */
export const cerveza: Escena = (r) => {
  const tonos = r.mezclar(['#e8a32a', '#c9701f', '#7a3a16', '#f0c14a', '#3a1a10']);
  const pinta = (x: number, alto: number, color: string, id: string) => {
    const w = alto * 0.3;
    return (
      lineal(
        id,
        [
          [0, entre(color, '#000000', 0.5)],
          [0.22, color],
          [0.42, entre(color, '#fff0c0', 0.45)],
          [0.7, color],
          [1, entre(color, '#000000', 0.6)],
        ],
        [0, 0, 1, 0],
      ) +
      grupo(
        `translate(${n(x)} 770)`,
        poligono(
          [
            [-w * 1.04, -alto - 8],
            [w * 1.04, -alto - 8],
            [w * 0.78, 6],
            [-w * 0.78, 6],
          ],
          '#fff6e0',
          { opacity: 0.3 },
        ) +
          poligono(
            [
              [-w * 0.98, -alto * 0.86],
              [w * 0.98, -alto * 0.86],
              [w * 0.74, -14],
              [-w * 0.74, -14],
            ],
            `url(#${id})`,
          ) +
          rect(-w * 1.0, -alto - 6, w * 2, alto * 0.16, '#fdf3dc', { rx: 16 }) +
          Array.from({ length: 7 }, (_, i) =>
            circ(-w * 0.85 + i * w * 0.28, -alto - 6, r.num(15, 26), '#fff8e8'),
          ).join('') +
          Array.from({ length: 34 }, () =>
            circ(r.num(-0.7, 0.7) * w, -r.num(30, alto * 0.8), r.num(1.5, 4.5), '#fff6d8', {
              opacity: r.num(0.2, 0.7),
            }),
          ).join('') +
          rect(-w * 0.66, -alto * 0.82, w * 0.15, alto * 0.72, '#ffffff', { opacity: 0.3, rx: 8 }),
      )
    );
  };
  return [
    { svg: fondo('#1a0f0c', '#4a2418', '#8a4a22') },
    {
      svg: [180, 380]
        .map(
          (y) =>
            rect(0, y, ANCHO, 14, '#1a0d08') +
            Array.from({ length: 18 }, (_, i) =>
              rect(
                20 + i * 68,
                y - r.num(70, 130),
                r.num(20, 36),
                130,
                r.uno(['#4a6b3a', '#8a3a1c', '#c98a3a', '#2a3a3a']),
                { opacity: 0.8, rx: 8 },
              ),
            ).join(''),
        )
        .join(''),
      desenfoque: 11,
    },
    {
      svg: bokeh(r, ['#ffd27a', '#ffb36b', '#f2b632', '#ff8a6b'], 46, [40, 640], [18, 74]),
      desenfoque: 4,
      mezcla: 'screen',
    },
    {
      svg:
        lineal('barra', [
          [0, '#6b3f22'],
          [0.12, '#a8683a'],
          [1, '#24120a'],
        ]) + rect(0, 730, ANCHO, 190, 'url(#barra)'),
      desenfoque: 2,
    },
    {
      svg: [260, 560, 880].map((x) => elipse(x, 782, 150, 20, '#0d0604', { opacity: 0.6 })).join(''),
      desenfoque: 8,
    },
    {
      svg:
        pinta(r.num(235, 285), r.num(420, 470), tonos[0] ?? '#e8a32a', 'p1') +
        pinta(r.num(535, 585), r.num(470, 520), tonos[1] ?? '#c9701f', 'p2') +
        pinta(r.num(855, 915), r.num(400, 450), tonos[2] ?? '#7a3a16', 'p3'),
      desenfoque: 0.7,
    },
    { svg: halo('h', 600, 250, 620, '#ffcf85', 0.35), mezcla: 'screen' },
  ];
};

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

/** Embers under the grill. */
export const parrilla: Escena = (r) => {
  const brasas = Array.from({ length: 240 }, () => {
    const [x, y, t] = [r.num(-20, 1220), r.num(360, 930), r.num(16, 52)];
    const calor = r.num() ** 1.6;
    return poligono(
      Array.from(
        { length: 6 },
        (_, i) =>
          [x + Math.cos(i * 1.05) * t * r.num(0.7, 1.2), y + Math.sin(i * 1.05) * t * r.num(0.6, 1)] as const,
      ),
      entre('#1a0c0a', r.uno(['#ff5a1c', '#ff8a2c', '#c22a10']), calor),
    );
  }).join('');
  const hierros = Array.from(
    { length: 22 },
    (_, i) =>
      linea(
        [
          [-10 + i * 58, 300],
          [-160 + i * 70, 930],
        ],
        '#0c0808',
        12,
      ) +
      linea(
        [
          [-12 + i * 58, 300],
          [-162 + i * 70, 930],
        ],
        '#ff9a5a',
        2,
        { opacity: 0.5 },
      ),
  ).join('');
  const carne = (x: number, y: number, t: number, giro: number) =>
    grupo(
      `translate(${n(x)} ${n(y)}) rotate(${giro})`,
      camino(
        `M${n(-t)} 0C${n(-t)} ${n(-t * 0.6)} ${n(t * 0.4)} ${n(-t * 0.7)} ${n(t)} ${n(-t * 0.2)}S${n(t * 0.7)} ${n(t * 0.6)} 0 ${n(t * 0.5)}S${n(-t)} ${n(t * 0.4)} ${n(-t)} 0Z`,
        '#6b2f1c',
      ) +
        [-0.5, -0.1, 0.3]
          .map((d) =>
            linea(
              [
                [t * d - 18, -t * 0.4],
                [t * d + 34, t * 0.36],
              ],
              '#2a100a',
              11,
              { opacity: 0.8 },
            ),
          )
          .join('') +
        elipse(-t * 0.2, -t * 0.2, t * 0.4, t * 0.1, '#e8945a', { opacity: 0.35 }),
    );
  const chorizo = (x: number, y: number, giro: number) =>
    grupo(
      `translate(${n(x)} ${n(y)}) rotate(${giro})`,
      rect(-110, -32, 220, 64, '#8f3a1e', { rx: 32 }) +
        rect(-88, -20, 170, 13, '#e8945a', { rx: 6, opacity: 0.5 }),
    );
  return [
    { svg: fondo('#120908', '#2a0f0a', '#4a1a0c') },
    { svg: brasas, desenfoque: 2.5 },
    { svg: halo('a', r.num(300, 900), 720, 620, '#ff6a1c', 0.7), mezcla: 'screen' },
    { svg: hierros, desenfoque: 1 },
    { svg: grupo('translate(8 16)', carne(400, 480, 175, -8), { opacity: 0.5 }), desenfoque: 10 },
    {
      svg:
        carne(r.num(360, 430), 480, 175, r.int(-16, 8)) +
        carne(860, r.num(660, 720), 165, r.int(0, 25)) +
        chorizo(820, 430, -24) +
        chorizo(880, 510, -20) +
        chorizo(440, 740, r.int(10, 30)),
      desenfoque: 0.8,
    },
    {
      svg: Array.from({ length: 70 }, () =>
        circ(r.num(0, ANCHO), r.num(0, 600), r.num(1.5, 4), '#ffb05a', { opacity: r.num(0.3, 1) }),
      ).join(''),
      desenfoque: 0.8,
      mezcla: 'screen',
    },
    {
      svg: Array.from({ length: 7 }, () =>
        elipse(r.num(100, 1100), r.num(0, 330), r.num(150, 300), r.num(60, 130), '#c9b8a8', { opacity: 0.2 }),
      ).join(''),
      desenfoque: 40,
      mezcla: 'screen',
    },
  ];
};

/** Big leaves over each other: gardens, walks, markets of plants. */
export const hojas: Escena = (r) => {
  const verdes = ['#1f5a3a', '#2f7a4a', '#4f9a5a', '#8ab86a', '#123f2f', '#0e5a4f'];
  const hoja = (x: number, y: number, t: number, giro: number, color: string) =>
    grupo(
      `translate(${n(x)} ${n(y)}) rotate(${n(giro)}) scale(${n(t)})`,
      camino('M0 0C-62 -60 -66 -170 0 -260C66 -170 62 -60 0 0Z', color) +
        linea(
          [
            [0, 20],
            [0, -240],
          ],
          entre(color, '#e8f5c0', 0.45),
          4,
        ) +
        [-50, -95, -140, -185]
          .map(
            (y0) =>
              linea(
                [
                  [0, y0],
                  [36, y0 - 34],
                ],
                entre(color, '#e8f5c0', 0.3),
                2.5,
              ) +
              linea(
                [
                  [0, y0],
                  [-36, y0 - 34],
                ],
                entre(color, '#e8f5c0', 0.3),
                2.5,
              ),
          )
          .join(''),
    );
  const capa = (cuantas: number, t: [number, number], oscuro: number) =>
    Array.from({ length: cuantas }, () =>
      hoja(
        r.num(-50, 1250),
        r.num(0, 1000),
        r.num(...t),
        r.int(0, 359),
        entre(r.uno(verdes), '#06120c', oscuro),
      ),
    ).join('');
  const flor = (x: number, y: number, t: number, color: string) =>
    Array.from({ length: 7 }, (_, i) =>
      elipse(x, y - t, t * 0.5, t, color, { transform: `rotate(${i * 51.4} ${n(x)} ${n(y)})` }),
    ).join('') + circ(x, y, t * 0.5, '#f2b632');
  return [
    { svg: fondo('#0f2a1f', '#1a4a35', '#0a1f17') },
    { svg: capa(40, [0.7, 1.1], 0.55), desenfoque: 7 },
    { svg: capa(22, [0.9, 1.5], 0.25), desenfoque: 2 },
    { svg: halo('sol', r.num(200, 1000), 120, 700, '#f8f0b0', 0.5), mezcla: 'screen' },
    { svg: grupo('translate(14 22)', capa(7, [1.2, 1.8], 0.9), { opacity: 0.35 }), desenfoque: 14 },
    {
      svg:
        capa(10, [1.2, 1.9], 0) +
        Array.from({ length: r.int(2, 6) }, () =>
          flor(
            r.num(120, 1080),
            r.num(120, 780),
            r.num(34, 60),
            r.uno(['#ff8a6b', '#f7b8c8', '#fdf3e0', '#c2301a']),
          ),
        ).join(''),
      desenfoque: 0.6,
    },
    { svg: bokeh(r, ['#f8f0b0', '#d8f0c0'], 16, [0, 600], [10, 40]), desenfoque: 3, mezcla: 'screen' },
  ];
};
