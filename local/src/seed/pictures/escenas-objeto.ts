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
  n,
  poligono,
  publico,
  radial,
  rect,
} from './trazos.ts';

/** A guitar's body close by, its strings catching the light. */
export const guitarra: Escena = (r) => {
  const tapa = r.uno([
    ['#e0a35a', '#8a4a1c'],
    ['#c9682f', '#5a2410'],
    ['#efc88a', '#a8703a'],
    ['#5a2a1a', '#1c0c08'],
  ] as const);
  const giro = r.int(-38, -14);
  const cuerpo =
    radial(
      'tapa',
      [
        [0, entre(tapa[0], '#fff0d0', 0.35)],
        [0.5, tapa[0]],
        [1, tapa[1]],
      ],
      [0.35, 0.35, 0.8],
    ) +
    camino(
      'M-430 0C-430 -270 -190 -330 -20 -240C70 -192 110 -192 200 -226C370 -290 520 -180 520 0S370 290 200 226C110 192 70 192 -20 240C-190 330 -430 270 -430 0Z',
      'url(#tapa)',
      { stroke: entre(tapa[1], '#000000', 0.5), 'stroke-width': 16 },
    ) +
    camino('M-412 0C-412 -254 -188 -312 -20 -222C70 -174 110 -174 200 -208C362 -270 502 -170 502 0', 'none', {
      stroke: '#fbeed0',
      'stroke-width': 4,
      opacity: 0.6,
    }) +
    Array.from({ length: 40 }, (_, i) =>
      linea(
        [
          [-400, -200 + i * 10],
          [500, -200 + i * 10 + r.num(-5, 5)],
        ],
        tapa[1],
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
      linea(
        [
          [-218, -66 + i * 26],
          [1090, -34 + i * 13.5],
        ],
        i < 3 ? '#f7e6c8' : '#d8c8b0',
        3.6 - i * 0.35,
      ),
    ).join('');
  const puesta = `translate(${n(r.num(440, 560))} ${n(r.num(430, 520))}) rotate(${giro}) scale(1.05)`;
  return [
    { svg: fondo('#160c0a', '#3a1c14', '#120a08') },
    {
      svg: bokeh(r, ['#ffcf85', '#ff8a5a', '#f2b632'], 30, [0, 850], [22, 78]),
      desenfoque: 5,
      mezcla: 'screen',
    },
    {
      svg: grupo(`${puesta} translate(10 40)`, elipse(0, 0, 500, 300, '#050202', { opacity: 0.7 })),
      desenfoque: 24,
    },
    { svg: grupo(puesta, cuerpo), desenfoque: 0.6 },
    { svg: halo('l', 250, 150, 720, '#ffe0a8', 0.4), mezcla: 'screen' },
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
        ) + rect(0, 0, ANCHO, ALTO, 'url(#s)'),
    },
  ];
};

/** A record turning. */
export const vinilo: Escena = (r) => {
  const etiqueta = r.uno(['#c2301a', '#f2b632', '#0e5a4f', '#ff8a6b', '#efe2c8']);
  const [x, y, radio] = [r.num(470, 560), r.num(440, 500), r.num(390, 440)];
  const mueble = r.uno(['#5a3322', '#7a4a2e', '#2f2a2c']);
  const surcos = Array.from({ length: 46 }, (_, i) =>
    circ(x, y, radio * (0.36 + i * 0.0135), 'none', {
      stroke: i % 5 ? '#242022' : '#0a0809',
      'stroke-width': 2.6,
      opacity: r.num(0.4, 1),
    }),
  ).join('');
  const brillo = [35, 215]
    .map((g) =>
      grupo(
        `rotate(${g + r.num(-12, 12)} ${n(x)} ${n(y)})`,
        poligono(
          [
            [x, y],
            [x + radio, y - radio * 0.24],
            [x + radio, y + radio * 0.16],
          ],
          '#fff0dc',
          { opacity: 0.4 },
        ),
      ),
    )
    .join('');
  const brazo =
    circ(1035, 170, 74, '#b8b2aa') +
    circ(1035, 170, 50, '#6b6661') +
    circ(1035, 170, 22, '#2a2726') +
    linea(
      [
        [1035, 170],
        [1010, 480],
        [x + radio * 0.62, y + radio * 0.42],
      ],
      '#d8d2c8',
      17,
    ) +
    linea(
      [
        [1031, 170],
        [1006, 478],
      ],
      '#ffffff',
      4,
      { opacity: 0.5 },
    ) +
    grupo(
      `translate(${n(x + radio * 0.6)} ${n(y + radio * 0.45)}) rotate(35)`,
      rect(-44, -22, 84, 44, '#1d1a1a', { rx: 7 }),
    );
  return [
    {
      svg:
        fondo(entre(mueble, '#ffffff', 0.1), mueble, entre(mueble, '#000000', 0.5)) +
        Array.from({ length: 40 }, () =>
          linea(
            [
              [-10, r.num(0, 900)],
              [1210, r.num(0, 900)],
            ],
            '#000000',
            r.num(1, 3),
            { opacity: 0.07 },
          ),
        ).join(''),
      desenfoque: 1,
    },
    { svg: circ(x + 18, y + 26, radio + 14, '#050303', { opacity: 0.7 }), desenfoque: 20 },
    { svg: circ(x, y, radio + 12, '#8a847c') + circ(x, y, radio, '#141112') + surcos, desenfoque: 0.6 },
    { svg: brillo, desenfoque: 16, mezcla: 'screen' },
    {
      svg:
        circ(x, y, radio * 0.34, etiqueta) +
        circ(x, y, radio * 0.29, 'none', { stroke: entre(etiqueta, '#1a1210', 0.6), 'stroke-width': 4 }) +
        rect(x - 60, y - 70, 120, 12, entre(etiqueta, '#1a1210', 0.75)) +
        rect(x - 42, y + 52, 84, 7, entre(etiqueta, '#1a1210', 0.75)) +
        rect(x - 30, y + 68, 60, 6, entre(etiqueta, '#1a1210', 0.6)) +
        circ(x, y, 9, '#f0ece4'),
      desenfoque: 0.5,
    },
    { svg: grupo('translate(16 26)', brazo, { opacity: 0.4 }), desenfoque: 12 },
    { svg: brazo, desenfoque: 0.5 },
    { svg: halo('l', 200, 100, 800, r.uno(['#ffd9a0', '#ffb38a', '#c8e0ff']), 0.45), mezcla: 'screen' },
  ];
};

/** Piano keys in low light. */
export const piano: Escena = (r) => {
  let blancas = '';
  let negras = '';
  for (let i = -1; i < 15; i++) {
    const x = i * 92;
    blancas +=
      lineal(`t${i + 1}`, [
        [0, '#b8aa98'],
        [0.7, '#f8f1e4'],
        [1, '#e6dac8'],
      ]) +
      rect(x, 200, 90, 520, `url(#t${i + 1})`, { rx: 8 }) +
      rect(x, 200, 4, 520, '#6b5f54', { opacity: 0.6 }) +
      rect(x, 706, 90, 26, '#cdbfac', { rx: 6 });
    if ([0, 1, 3, 4, 5].includes((((i + 2) % 7) + 7) % 7))
      negras +=
        rect(x + 62, 190, 58, 320, '#0d0a0b', { rx: 6 }) +
        rect(x + 69, 196, 44, 290, '#2c2628', { rx: 6 }) +
        rect(x + 74, 198, 10, 276, '#8a8285', { opacity: 0.5, rx: 5 });
  }
  const teclado =
    rect(-200, -300, 1700, 500, '#120c0c') +
    rect(-200, 176, 1700, 26, '#7a1414') +
    blancas +
    grupo('translate(12 14)', negras, { opacity: 0.35 }) +
    negras;
  const giro = r.uno([-17, -12, 11, 16]);
  return [
    { svg: rect(0, 0, ANCHO, ALTO, '#0d0908') },
    { svg: grupo(`translate(0 ${giro > 0 ? -40 : 130}) rotate(${giro} 600 450)`, teclado), desenfoque: 0.9 },
    { svg: rect(0, 0, ANCHO, ALTO, '#140a08', { opacity: 0.4 }) },
    {
      svg: halo('l', r.num(300, 900), 500, 620, r.uno(['#ffcf8a', '#ffb38a', '#bcd8f0']), 0.6),
      mezcla: 'screen',
    },
    { svg: bokeh(r, ['#ffd27a', '#ff8a6b'], 18, [0, 300], [20, 60]), desenfoque: 5, mezcla: 'screen' },
  ];
};

/** A printed poster on an old wall: shapes, bands of type, torn neighbours. */
export const cartel: Escena = (r) => {
  const tintas = r.uno([
    ['#c2301a', '#f2b632', '#fbf0dc', '#1f1a17'],
    ['#0e5a4f', '#ff8a6b', '#f7ecd8', '#171310'],
    ['#1f3a6b', '#f2b632', '#f4ead8', '#c2301a'],
    ['#f2b632', '#1f1a17', '#fff6e0', '#c2301a'],
    ['#5a1d3c', '#ff8a6b', '#f8e6cf', '#f2b632'],
  ] as const);
  const pared = r.uno(['#8a7468', '#6b6a68', '#a3806a', '#5a6468']);
  const manchas = Array.from({ length: 90 }, () =>
    elipse(
      r.num(0, ANCHO),
      r.num(0, ALTO),
      r.num(20, 140),
      r.num(10, 90),
      r.uno(['#000000', '#ffffff', '#3a2418']),
      { opacity: r.num(0.02, 0.09) },
    ),
  ).join('');
  const vecino = (x: number, giro: number, color: string) =>
    grupo(
      `translate(${n(x)} ${n(r.num(60, 260))}) rotate(${giro})`,
      rect(0, 0, 360, 520, color) +
        rect(30, 40, 300, 220, entre(color, '#000000', 0.25)) +
        [0, 1, 2, 3]
          .map((i) =>
            rect(30, 300 + i * 46, r.num(120, 300), 24, entre(color, '#ffffff', 0.5), { opacity: 0.8 }),
          )
          .join(''),
    );
  const [w, h] = [560, 780];
  const figuras = r.uno([
    () =>
      [0, 1, 2, 3, 4].map((i) => circ(w / 2, 300, 220 - i * 44, tintas[i % 2 ? 2 : 1])).join('') +
      circ(w / 2, 300, 26, tintas[3]),
    () =>
      [0, 1, 2, 3]
        .map((i) =>
          camino(
            `M0 ${n(150 + i * 90)}C${n(w * 0.3)} ${n(60 + i * 90)} ${n(w * 0.6)} ${n(300 + i * 90)} ${w} ${n(170 + i * 90)}V${n(230 + i * 90)}C${n(w * 0.6)} ${n(360 + i * 90)} ${n(w * 0.3)} ${n(120 + i * 90)} 0 ${n(210 + i * 90)}Z`,
            tintas[(i % 3) + 1] ?? tintas[1],
          ),
        )
        .join(''),
    () =>
      Array.from({ length: 16 }, (_, i) =>
        grupo(
          `translate(${w / 2} 310) rotate(${i * 22.5})`,
          poligono(
            [
              [0, 0],
              [-34, -260],
              [34, -260],
            ],
            i % 2 ? tintas[1] : tintas[2],
          ),
        ),
      ).join('') + circ(w / 2, 310, 96, tintas[3]),
    () =>
      Array.from({ length: 20 }, (_, i) => {
        const [cx, cy] = [(i % 4) * 135 + 78, Math.floor(i / 4) * 100 + 100];
        return r.pasa(0.5)
          ? circ(cx, cy, 46, r.uno([tintas[1], tintas[2], tintas[3]]))
          : camino(
              `M${cx - 46} ${cy + 46}A92 92 0 0 1 ${cx + 46} ${cy - 46}V${cy + 46}Z`,
              r.uno([tintas[1], tintas[2]]),
            );
      }).join(''),
  ])();
  const letras = (y: number, alto: number, color: string) => {
    let salida = '';
    for (let x = 40; x < w - 60; ) {
      const ancho = alto * r.num(0.45, 0.8);
      if (x + ancho > w - 36) break;
      salida += r.pasa(0.14)
        ? ''
        : r.uno([
            rect(x, y, ancho, alto, color) +
              rect(x + ancho * 0.32, y + alto * 0.28, ancho * 0.36, alto * 0.44, tintas[0]),
            rect(x, y, ancho * 0.34, alto, color) + rect(x, y + alto * 0.72, ancho, alto * 0.28, color),
            circ(x + ancho / 2, y + alto / 2, alto / 2, color) +
              circ(x + ancho / 2, y + alto / 2, alto * 0.2, tintas[0]),
            poligono(
              [
                [x, y + alto],
                [x + ancho / 2, y],
                [x + ancho, y + alto],
              ],
              color,
            ),
            rect(x, y, ancho, alto * 0.28, color) + rect(x + ancho * 0.33, y, ancho * 0.34, alto, color),
          ]);
      x += ancho + alto * 0.16;
    }
    return salida;
  };
  const texto =
    letras(570, 84, tintas[2]) +
    letras(674, 42, tintas[1]) +
    rect(40, 734, 330, 10, tintas[2], { opacity: 0.8 }) +
    rect(40, 754, 240, 8, tintas[2], { opacity: 0.6 });
  const papel =
    rect(0, 0, w, h, tintas[0]) +
    figuras +
    rect(0, 545, w, 235, tintas[0]) +
    texto +
    [
      [0.33, 0.07],
      [0.66, 0.05],
    ]
      .map(
        ([t = 0, o = 0]) =>
          rect(0, h * t, w, 3, '#000000', { opacity: o * 2 }) +
          rect(0, h * t + 3, w, 4, '#ffffff', { opacity: o * 2 }),
      )
      .join('') +
    rect(w / 2, 0, 3, h, '#000000', { opacity: 0.1 });
  const giro = r.num(-3.5, 3.5);
  return [
    {
      svg: fondo(entre(pared, '#ffffff', 0.12), pared, entre(pared, '#000000', 0.3)) + manchas,
      desenfoque: 3,
    },
    {
      svg:
        vecino(-90, r.int(-7, 4), r.uno(['#8fa3a8', '#d8b88a', '#b85a4a'])) +
        vecino(950, r.int(-4, 7), r.uno(['#c9c0a8', '#7a8a6b', '#d98a5a'])),
      desenfoque: 1.6,
    },
    {
      svg: grupo(`translate(332 76) rotate(${n(giro)})`, rect(0, 0, w, h, '#0a0605', { opacity: 0.7 })),
      desenfoque: 13,
    },
    { svg: grupo(`translate(320 60) rotate(${n(giro)})`, papel), desenfoque: 0.5 },
    { svg: halo('l', r.num(100, 1100), 40, 900, '#ffdca8', 0.45), mezcla: 'screen' },
    {
      svg: poligono(
        [
          [0, 0],
          [500, 0],
          [-40, 900],
          [-300, 900],
        ],
        '#0a0605',
        { opacity: 0.3 },
      ),
      desenfoque: 14,
    },
  ];
};

/** Balloons and pennants on a clear day. */
export const globos: Escena = (r) => {
  const colores = ['#c2301a', '#f2b632', '#ff8a6b', '#62c9b4', '#5a8ad0', '#f7b8c8', '#0e5a4f', '#b87ad0'];
  const cielo = r.uno([
    ['#7fb8d8', '#cfe6e4', '#fdeccb'],
    ['#f7c8a8', '#fbe0c4', '#fff3dc'],
    ['#9ad0c4', '#d8efe0', '#fff6e0'],
  ] as const);
  const globo = (x: number, y: number, t: number, i: number) => {
    const color = colores[i % colores.length] ?? '#c2301a';
    const id = `g${i}`;
    return (
      radial(
        id,
        [
          [0, entre(color, '#ffffff', 0.65)],
          [0.35, entre(color, '#ffffff', 0.15)],
          [1, entre(color, '#2a1420', 0.35)],
        ],
        [0.34, 0.28, 0.78],
      ) +
      camino(
        `M${n(x)} ${n(y + t * 1.2)}q${n(r.num(-40, 40))} ${n(t * 1.5)} ${n(r.num(-30, 30))} ${n(t * 3.2)}`,
        'none',
        { stroke: '#5a4a44', 'stroke-width': 2, opacity: 0.6 },
      ) +
      camino(
        `M${n(x)} ${n(y - t * 1.18)}C${n(x + t * 1.3)} ${n(y - t * 1.18)} ${n(x + t * 1.1)} ${n(y + t * 0.5)} ${n(x)} ${n(y + t * 1.15)}C${n(x - t * 1.1)} ${n(y + t * 0.5)} ${n(x - t * 1.3)} ${n(y - t * 1.18)} ${n(x)} ${n(y - t * 1.18)}Z`,
        `url(#${id})`,
      ) +
      poligono(
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
    elipse(r.num(0, ANCHO), r.num(480, 860), r.num(80, 190), r.num(30, 70), '#ffffff', { opacity: 0.5 }),
  ).join('');
  const banderines = [40, 120]
    .map((y, f) =>
      Array.from({ length: 15 }, (_, i) => {
        const [x, yy] = [i * 86 - 30, y + 80 * Math.sin(((i + 0.5) / 15) * Math.PI)];
        return poligono(
          [
            [x, yy],
            [x + 66, yy],
            [x + 33, yy + 76],
          ],
          colores[(i * 3 + f) % colores.length] ?? '#f2b632',
        );
      }).join(''),
    )
    .join('');
  return [
    { svg: fondo(...cielo) },
    { svg: nubes, desenfoque: 16 },
    {
      svg: Array.from({ length: 6 }, (_, i) =>
        globo(r.num(60, 1140), r.num(200, 600), r.num(40, 60), i),
      ).join(''),
      desenfoque: 4,
    },
    { svg: banderines, desenfoque: 1.6 },
    {
      svg: Array.from({ length: 8 }, (_, i) =>
        globo(130 + i * 134 + r.num(-35, 35), r.num(300, 620), r.num(76, 112), i + 8),
      ).join(''),
      desenfoque: 0.7,
    },
    { svg: halo('sol', 950, 80, 700, '#fff6d8', 0.55), mezcla: 'screen' },
    {
      svg: Array.from({ length: 80 }, () => {
        const [x, y] = [r.num(0, ANCHO), r.num(0, ALTO)];
        return rect(x, y, r.num(6, 15), r.num(4, 9), r.uno(colores), {
          opacity: 0.85,
          transform: `rotate(${r.int(0, 180)} ${n(x)} ${n(y)})`,
        });
      }).join(''),
      desenfoque: 1,
    },
  ];
};

/** Many small lights in the shape of a heart: collections, festivals for somebody. */
export const corazon: Escena = (r) => {
  const tonos = r.uno([
    ['#1a0d14', '#4a1628', '#c2472e'],
    ['#0f1a26', '#1f4a54', '#e0845a'],
    ['#201028', '#5a2458', '#e86a6a'],
  ] as const);
  const puntos = Array.from({ length: 330 }, () => {
    const t = r.num(0, Math.PI * 2);
    const k = r.pasa(0.55) ? 1 : Math.sqrt(r.num());
    const [hx, hy] = [
      16 * Math.sin(t) ** 3,
      -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
    ];
    return circ(
      600 + hx * 21 * k + r.num(-9, 9),
      430 + hy * 21 * k + r.num(-9, 9),
      r.num(3, 12),
      r.uno(['#ffd27a', '#fff0cf', '#ff8a6b', '#ffb38a']),
      { opacity: r.num(0.5, 1) },
    );
  }).join('');
  return [
    { svg: fondo(...tonos) },
    {
      svg: bokeh(r, ['#ffd27a', '#ff8a6b', '#ffb3a0'], 54, [0, 900], [14, 66]),
      desenfoque: 6,
      mezcla: 'screen',
    },
    { svg: halo('c', 600, 430, 560, '#ff7a4a', 0.6), mezcla: 'screen' },
    { svg: puntos, desenfoque: 7, mezcla: 'screen' },
    { svg: puntos, desenfoque: 1, mezcla: 'screen' },
    { svg: publico(r, 790, 150, '#0d0608', 0.75), desenfoque: 2.4 },
  ];
};
