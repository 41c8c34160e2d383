import {
  ALTO,
  ANCHO,
  bokeh,
  camino,
  circ,
  cresta,
  type Escena,
  elipse,
  entre,
  figura,
  fondo,
  grupo,
  halo,
  ladera,
  linea,
  lineal,
  n,
  poligono,
  radial,
  rect,
} from './trazos.ts';

const ATARDECERES = [
  ['#2b3a67', '#b5546b', '#f7a35c', '#ffd9a0'],
  ['#3a5a80', '#8fb0c0', '#f5cf9e', '#fff0cf'],
  ['#3b2350', '#a83a54', '#f4764a', '#ffc56b'],
  ['#1f4a5c', '#5aa59c', '#f0d9a0', '#fff3d0'],
  ['#4a3a6b', '#c56a7a', '#ffb08a', '#ffe3c0'],
] as const;

/** Ridges in the haze, with a lake in half of them. */
export const montania: Escena = (r) => {
  const cielo = r.uno(ATARDECERES);
  const [sx, sy] = [r.num(250, 950), r.num(330, 430)];
  const capas = Array.from({ length: 5 }, (_, i) => {
    const color = entre(entre(cielo[2], cielo[1], 0.35), '#131822', 0.1 + i * 0.21);
    return {
      svg: ladera(cresta(r, 400 + i * 82, 150 - i * 19, 0.5 + i * 0.015), color),
      desenfoque: i === 4 ? 1 : 0.8,
    };
  });
  const lago = r.pasa(0.55);
  const pinos = Array.from({ length: 34 }, () => {
    const [x, h] = [r.num(-20, 1220), r.num(70, 190)];
    const y = 930 - r.num(0, 40);
    return [0, 0.25, 0.5]
      .map((t) =>
        poligono(
          [
            [x, y - h * (1.15 - t * 0.15)],
            [x + h * (0.14 + t * 0.14), y - h * (0.62 - t)],
            [x - h * (0.14 + t * 0.14), y - h * (0.62 - t)],
          ],
          '#0c1214',
        ),
      )
      .join('');
  }).join('');
  return [
    { svg: fondo(...cielo) },
    {
      svg: Array.from({ length: 12 }, () =>
        elipse(
          r.num(0, ANCHO),
          r.num(60, 330),
          r.num(120, 330),
          r.num(6, 20),
          entre(cielo[3], cielo[1], r.num(0, 0.7)),
          { opacity: 0.5 },
        ),
      ).join(''),
      desenfoque: 12,
    },
    { svg: halo('sol', sx, sy, 520, cielo[3], 0.95) + circ(sx, sy, 42, '#fffaf0'), mezcla: 'screen' },
    ...capas.slice(0, 4),
    { svg: rect(0, 520, ANCHO, 200, cielo[2], { opacity: 0.25 }), desenfoque: 40, mezcla: 'screen' },
    ...(lago
      ? [
          {
            svg:
              lineal('lago', [
                [0, entre(cielo[2], cielo[3], 0.4)],
                [0.5, cielo[1]],
                [1, cielo[0]],
              ]) +
              rect(0, 690, ANCHO, 230, 'url(#lago)') +
              Array.from({ length: 60 }, () =>
                elipse(
                  r.num(0, ANCHO),
                  r.num(695, 890),
                  r.num(30, 130),
                  1.6,
                  r.pasa(0.5) ? cielo[3] : '#1d2735',
                  { opacity: r.num(0.2, 0.6) },
                ),
              ).join(''),
            desenfoque: 0.8,
          },
        ]
      : capas.slice(4)),
    { svg: pinos, desenfoque: 1.4 },
  ];
};

/** Sea, foam and sand at the end of the day. */
export const mar: Escena = (r) => {
  const cielo = r.uno(ATARDECERES);
  const hondo = r.uno(['#17475c', '#1d3f66', '#1f5a63']);
  const sx = r.num(300, 900);
  const olas = Array.from({ length: 15 }, (_, i) => {
    const y = 430 + i * i * 1.55 + 8;
    const d = Array.from({ length: 13 }, (_, j) => {
      const x = j * 105 - 30;
      return `${j === 0 ? 'M' : 'Q'}${j === 0 ? '' : `${n(x - 52)} ${n(y + r.num(-1, 1) * (3 + i * 1.2))} `}${n(x)} ${n(y + r.num(-1, 1) * (2 + i * 0.6))}`;
    }).join('');
    return camino(d, 'none', {
      stroke: i % 3 === 2 ? '#f7ede0' : entre(hondo, cielo[2], 0.5),
      'stroke-width': 1.4 + i * 0.75,
      opacity: 0.25 + r.num(0, 0.4),
    });
  }).join('');
  const espuma = (y: number, fuerza: number) =>
    Array.from({ length: 150 }, () =>
      circ(r.num(0, ANCHO), y + r.num(-1, 1) * 16, r.num(2, 9), '#fff8ee', {
        opacity: r.num(0.3, 0.9) * fuerza,
      }),
    ).join('');
  return [
    { svg: fondo(...cielo, cielo[3]) },
    {
      svg: Array.from({ length: 14 }, () =>
        elipse(
          r.num(0, ANCHO),
          r.num(50, 340),
          r.num(120, 380),
          r.num(5, 22),
          entre(cielo[1], cielo[3], r.num()),
          { opacity: 0.55 },
        ),
      ).join(''),
      desenfoque: 11,
    },
    { svg: halo('sol', sx, 400, 500, '#ffd9a0', 0.9) + circ(sx, 392, 46, '#fff7e6'), mezcla: 'screen' },
    {
      svg:
        lineal('mar', [
          [0, entre(hondo, cielo[2], 0.55)],
          [0.4, hondo],
          [1, entre(hondo, '#dff0e8', 0.35)],
        ]) + rect(0, 425, ANCHO, 380, 'url(#mar)'),
    },
    {
      svg: Array.from({ length: 70 }, () => {
        const y = r.num(432, 720);
        return elipse(sx + r.num(-1, 1) * (y - 380) * 0.5, y, r.num(10, 44), 2.2, '#ffe9c4', {
          opacity: r.num(0.3, 0.9),
        });
      }).join(''),
      desenfoque: 1,
      mezcla: 'screen',
    },
    { svg: olas, desenfoque: 1 },
    {
      svg:
        lineal('arena', [
          [0, '#a98a6a'],
          [0.25, '#dcbf95'],
          [1, '#c9a677'],
        ]) +
        camino(
          `M-10 780C250 ${n(r.num(720, 760))} 420 ${n(r.num(790, 830))} 640 770S1010 ${n(r.num(720, 800))} 1210 760V910H-10Z`,
          'url(#arena)',
        ),
      desenfoque: 1.5,
    },
    { svg: espuma(765, 1) + espuma(735, 0.5), desenfoque: 2.2 },
  ];
};

/** Vine rows running to the mountains. */
export const vinedo: Escena = (r) => {
  const cielo = r.uno(ATARDECERES);
  const [fx, fy] = [r.num(480, 720), 470];
  const hileras = Array.from({ length: 15 }, (_, i) => {
    const x = -1300 + i * 280;
    const verde = entre('#4a6b2a', '#8a9a3a', r.num());
    let hojas = '';
    for (let t = 0.06; t < 1; t += 0.018) {
      const [px, py] = [fx + (x - fx) * t ** 1.6, fy + (ALTO + 60 - fy) * t ** 1.6];
      if (px < -80 || px > 1280) continue;
      const radio = 4 + 44 * t ** 1.6;
      hojas += circ(
        px + r.num(-0.4, 0.4) * radio,
        py - radio * 0.4 + r.num(-0.3, 0.3) * radio,
        radio * r.num(0.6, 1),
        entre(verde, r.uno(['#22331a', '#c9b04a', '#2f4a1f']), r.num(0, 0.6)),
      );
    }
    return hojas;
  }).join('');
  return [
    { svg: fondo(...cielo, cielo[3]) },
    { svg: halo('sol', r.num(200, 1000), 400, 560, '#ffd9a0', 0.9), mezcla: 'screen' },
    {
      svg:
        ladera(cresta(r, 360, 130, 0.5), entre(cielo[1], '#4a4a6b', 0.5)) +
        ladera(cresta(r, 430, 60, 0.48), entre(cielo[1], '#2a3040', 0.6)),
      desenfoque: 1.6,
    },
    {
      svg:
        lineal('tierra', [
          [0, '#a8784a'],
          [1, '#5a3a22'],
        ]) + rect(0, 465, ANCHO, 460, 'url(#tierra)'),
      desenfoque: 2,
    },
    { svg: hileras, desenfoque: 0.9 },
    { svg: halo('brillo', fx, 480, 640, '#ffcf8a', 0.55), mezcla: 'screen' },
  ];
};

/** A cobbled street of painted houses, flags across it. */
export const calle: Escena = (r) => {
  const pinturas = r.mezclar([
    '#c2301a',
    '#f2b632',
    '#0e5a4f',
    '#3a7ca5',
    '#d96b4a',
    '#e8d5b0',
    '#8a5a9a',
    '#62a98f',
  ]);
  const [fx, fy] = [600, 470];
  let casas = '';
  for (const lado of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const [x0, x1] = [640 * 0.62 ** i + 40, 640 * 0.62 ** (i + 1) + 40].map((d) => fx + lado * d) as [
        number,
        number,
      ];
      const escala = (x: number) => Math.abs(x - fx) / 640;
      const [t0, t1] = [escala(x0), escala(x1)];
      const alto = r.num(430, 560);
      const base = pinturas[(i + (lado > 0 ? 3 : 0)) % pinturas.length] ?? '#c2301a';
      const sombra = lado > 0 ? 0.34 : 0.06;
      casas += poligono(
        [
          [x0, fy - alto * t0],
          [x1, fy - alto * t1],
          [x1, fy + 250 * t1],
          [x0, fy + 400 * t0],
        ],
        entre(base, '#1a1014', sombra),
      );
      for (let piso = 0; piso < 2; piso++) {
        for (let v = 0; v < 2; v++) {
          const [a, b] = [0.18 + v * 0.42, 0.4 + v * 0.42];
          const xa = x0 + (x1 - x0) * a;
          const xb = x0 + (x1 - x0) * b;
          const y = (x: number, f: number) => fy + f * escala(x);
          const [arriba, abajo] = piso ? [-60, 190] : [-alto * 0.78, -alto * 0.4];
          casas += poligono(
            [
              [xa, y(xa, arriba)],
              [xb, y(xb, arriba)],
              [xb, y(xb, abajo)],
              [xa, y(xa, abajo)],
            ],
            r.pasa(0.35) ? '#ffd98a' : '#2a2430',
            { stroke: '#f3e6d0', 'stroke-width': 5 },
          );
        }
      }
    }
  }
  let adoquines = '';
  for (let y = 505; y < 910; y += 4 + (y - 480) * 0.06) {
    const paso = 6 + (y - 470) * 0.16;
    for (let x = -paso * r.num(); x < ANCHO; x += paso) {
      adoquines += elipse(
        x,
        y,
        paso * 0.46,
        (4 + (y - 480) * 0.06) * 0.46,
        entre('#6a5f5c', r.uno(['#a89a90', '#3d3538']), r.num(0, 0.6)),
      );
    }
  }
  const paseantes = Array.from({ length: 7 }, () => {
    const y = r.num(560, 690);
    const x = 600 + r.num(-1, 1) * (y - 470) * 1.5;
    return figura(x, y, (y - 470) * 1.15 + 40, r.uno(['#2a2024', '#3d2a3a', '#1f2b33', '#5a2a20']), {
      cabeza: [0, -0.93],
      torso: [
        [-0.09, -0.8],
        [0.09, -0.8],
        [0.08, -0.48],
        [-0.08, -0.48],
      ],
      miembros: [
        [
          [-0.04, -0.48],
          [-0.08, -0.24],
          [-0.07, 0],
        ],
        [
          [0.04, -0.48],
          [0.09, -0.25],
          [0.04, 0],
        ],
        [
          [-0.1, -0.78],
          [-0.15, -0.6],
          [-0.1, -0.45],
        ],
        [
          [0.1, -0.78],
          [0.16, -0.62],
          [0.2, -0.5],
        ],
      ],
    });
  }).join('');
  const banderines = [150, 235].map(
    (y, fila) =>
      linea(
        Array.from({ length: 21 }, (_, i) => [i * 62 - 20, y + 60 * Math.sin((i / 20) * Math.PI)] as const),
        '#2a2024',
        2.5,
      ) +
      Array.from({ length: 19 }, (_, i) => {
        const [x, yy] = [i * 64 + 10, y + 60 * Math.sin(((i + 0.5) / 19) * Math.PI)];
        return poligono(
          [
            [x, yy],
            [x + 40, yy],
            [x + 20, yy + 46],
          ],
          pinturas[(i + fila) % pinturas.length] ?? '#f2b632',
        );
      }).join(''),
  );
  return [
    { svg: fondo('#6fa3c8', '#bcd3d8', '#f6dfba') },
    { svg: halo('sol', 600, 430, 480, '#ffe2a8', 0.9), mezcla: 'screen' },
    { svg: rect(0, 470, ANCHO, 450, '#4a4143') + adoquines, desenfoque: 0.9 },
    { svg: casas, desenfoque: 0.9 },
    { svg: paseantes, desenfoque: 1.6 },
    { svg: banderines.join(''), desenfoque: 1 },
    { svg: halo('luz', 330, 380, 560, '#ffd79a', 0.4), mezcla: 'screen' },
  ];
};

/** A football ground at night under floodlights. */
export const cancha: Escena = (r) => {
  const verde = r.uno(['#2f7a3a', '#3a8a4a', '#2a6b45']);
  const franjas = Array.from({ length: 9 }, (_, i) => {
    const y = (t: number) => 440 + 480 * t ** 1.7;
    return i % 2
      ? ''
      : poligono(
          [
            [0, y(i / 9)],
            [ANCHO, y(i / 9)],
            [ANCHO, y((i + 1) / 9)],
            [0, y((i + 1) / 9)],
          ],
          entre(verde, '#dff5b0', 0.12),
        );
  }).join('');
  const x = r.num(350, 850);
  const pelota =
    radial(
      'pel',
      [
        [0, '#ffffff'],
        [0.6, '#e6dfd6'],
        [1, '#8a8078'],
      ],
      [0.35, 0.28, 0.8],
    ) +
    circ(0, 0, 92, 'url(#pel)') +
    [0, 72, 144, 216, 288]
      .map((g) =>
        grupo(
          `rotate(${g})`,
          poligono(
            [
              [-22, -92],
              [22, -92],
              [14, -70],
              [-14, -70],
            ],
            '#221c1c',
          ) +
            linea(
              [
                [0, -34],
                [0, -72],
              ],
              '#6b625c',
              3.5,
            ),
        ),
      )
      .join('') +
    poligono(
      [0, 72, 144, 216, 288].map(
        (g) => [Math.sin((g * Math.PI) / 180) * 34, -Math.cos((g * Math.PI) / 180) * 34] as const,
      ),
      '#221c1c',
    );
  const torres = [150, 1050]
    .map(
      (tx) =>
        rect(tx - 6, 120, 12, 320, '#10151c') +
        rect(tx - 66, 80, 132, 56, '#1a212b') +
        [0, 1, 2, 3].map((i) => circ(tx - 45 + i * 30, 108, 12, '#fffbe8')).join(''),
    )
    .join('');
  return [
    { svg: fondo('#0a1220', '#16283a', '#2a4a52') },
    {
      svg:
        rect(0, 330, ANCHO, 120, '#1a1d28') +
        bokeh(r, ['#ffd27a', '#ff8a6b', '#e8f0ff', '#62c9b4'], 110, [340, 440], [3, 9]),
      desenfoque: 2,
    },
    { svg: torres, desenfoque: 1.4 },
    {
      svg: halo('a', 150, 108, 470, '#e8f4ff', 0.9) + halo('b', 1050, 108, 470, '#e8f4ff', 0.9),
      mezcla: 'screen',
    },
    {
      svg:
        rect(0, 440, ANCHO, 480, verde) +
        franjas +
        elipse(600, 600, 330, 74, 'none', { stroke: '#f3f7ee', 'stroke-width': 7, opacity: 0.85 }) +
        rect(0, 596, ANCHO, 7, '#f3f7ee', { opacity: 0.85 }),
      desenfoque: 3.5,
    },
    {
      svg: Array.from({ length: 7 }, () =>
        figura(r.num(80, 1120), r.num(520, 640), r.num(105, 150), r.uno(['#c2301a', '#f2f0e8', '#1b2a4a']), {
          cabeza: [0.02, -0.93],
          torso: [
            [-0.08, -0.8],
            [0.09, -0.8],
            [0.07, -0.5],
            [-0.06, -0.5],
          ],
          miembros: [
            [
              [-0.05, -0.5],
              [-0.13, -0.27],
              [-0.25, -0.1],
            ],
            [
              [0.05, -0.5],
              [0.15, -0.3],
              [0.1, 0],
            ],
            [
              [-0.09, -0.78],
              [-0.2, -0.62],
              [-0.12, -0.5],
            ],
            [
              [0.09, -0.78],
              [0.2, -0.68],
              [0.26, -0.8],
            ],
          ],
        }),
      ).join(''),
      desenfoque: 3,
    },
    { svg: elipse(x, 838, 120, 20, '#0a1a0c', { opacity: 0.6 }), desenfoque: 8 },
    { svg: grupo(`translate(${n(x)} 752) rotate(${r.int(0, 70)})`, pelota), desenfoque: 0.6 },
  ];
};

/** A climbing wall: panels, holds, somebody on the way up. */
export const escalada: Escena = (r) => {
  const panel = r.uno([
    ['#d8c7ae', '#a8937a'],
    ['#8fa8a8', '#5d7a80'],
    ['#c9a184', '#8d5f4a'],
    ['#b8b4ac', '#77736f'],
  ] as const);
  const vivos = ['#c2301a', '#f2b632', '#0e5a4f', '#2f6fb0', '#e86a8a', '#7ac26a', '#f5f0e6'];
  let placas = '';
  for (let i = 0; i < 7; i++) {
    const [x, y] = [(i % 3) * 430 - 60, Math.floor(i / 3) * 330 - 40];
    placas += poligono(
      [
        [x, y + r.num(-30, 30)],
        [x + 440, y + r.num(-40, 30)],
        [x + 430, y + 340],
        [x - 8, y + 345],
      ],
      entre(panel[0], panel[1], r.num(0, 0.95)),
      { stroke: entre(panel[1], '#1a1210', 0.5), 'stroke-width': 4 },
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
      grupo('translate(9 14)', camino(`${d}Z`, '#1a1210', { ...redondo, stroke: '#1a1210', opacity: 0.35 })) +
      camino(`${d}Z`, color, redondo) +
      elipse(x - t * 0.25, y - t * 0.35, t * 0.5, t * 0.25, '#ffffff', { opacity: 0.28 }) +
      circ(x, y, t * 0.15, '#2a2220')
    );
  };
  const tomas = Array.from({ length: 46 }, () =>
    toma(r.num(20, 1180), r.num(20, 880), r.num(13, 30), r.uno(vivos)),
  ).join('');
  const x = r.num(420, 780);
  const piel = r.uno(['#c98f68', '#a8714c', '#8a5a3c', '#e0b08a']);
  const pantalon = r.uno(['#26303a', '#3a2f4a', '#2f4038']);
  const p = (a: number, b: number) => [x + a * 600, 790 + b * 600] as const;
  const pierna = (...hueso: [number, number][]) =>
    linea(
      hueso.map(([a, b]) => p(a, b)),
      pantalon,
      54,
    );
  const brazo = (...hueso: [number, number][]) =>
    linea(
      hueso.map(([a, b]) => p(a, b)),
      piel,
      34,
    );
  const cuerpo =
    pierna([-0.04, -0.42], [-0.2, -0.3], [-0.14, -0.09]) +
    pierna([0.04, -0.42], [0.24, -0.36], [0.26, -0.17]) +
    poligono([p(-0.07, -0.5), p(0.07, -0.5), p(0.06, -0.4), p(-0.06, -0.4)], pantalon, {
      stroke: pantalon,
      'stroke-width': 26,
      'stroke-linejoin': 'round',
    }) +
    brazo([-0.1, -0.73], [-0.23, -0.86], [-0.17, -1.06]) +
    brazo([0.1, -0.72], [0.26, -0.78], [0.29, -0.97]) +
    elipse(...p(-0.145, -0.055), 26, 17, '#1a1614') +
    elipse(...p(0.268, -0.13), 26, 17, '#1a1614') +
    linea([p(0.01, -0.76), p(0.02, -0.83)], piel, 30) +
    elipse(...p(0.02, -0.87), 36, 43, r.uno(['#2a1a14', '#5a3420', '#14100f'])) +
    circ(...p(0.02, -0.945), 17, '#2a1a14');
  const remera = poligono(
    [
      [-0.12, -0.77],
      [0.12, -0.75],
      [0.08, -0.46],
      [-0.09, -0.46],
    ].map(([a, b]) => [x + (a ?? 0) * 600, 790 + (b ?? 0) * 600] as const),
    r.uno(['#c2301a', '#f2b632', '#1f6f8a']),
    { 'stroke-linejoin': 'round' },
  );
  return [
    { svg: rect(0, 0, ANCHO, ALTO, panel[1]) + placas + agujeros, desenfoque: 0.8 },
    { svg: tomas, desenfoque: 0.7 },
    { svg: grupo('translate(26 30)', cuerpo, { opacity: 0.45 }), desenfoque: 12 },
    {
      svg:
        cuerpo +
        remera +
        linea(
          [
            [x, 480],
            [x + 10, 700],
            [x - 12, 930],
          ],
          '#f2c14a',
          6,
        ),
      desenfoque: 0.8,
    },
    { svg: halo('luz', 250, 100, 900, '#fff0d0', 0.45), mezcla: 'screen' },
    {
      svg:
        lineal('s', [
          [0, '#1a1210', 0],
          [1, '#1a1210', 0.75],
        ]) + rect(0, 450, ANCHO, 460, 'url(#s)'),
    },
  ];
};

/** Somebody seated in meditation against a large sun. */
export const yoga: Escena = (r) => {
  const cielo = r.uno([
    ['#f6d9c0', '#f0a98a', '#d97a6a'],
    ['#d5e6dc', '#8fc0ae', '#4f8f80'],
    ['#e8dcef', '#c09ac0', '#8a5f8f'],
    ['#fdeccb', '#f5c277', '#e08a4a'],
  ] as const);
  const oscuro = entre(cielo[2], '#1a1014', 0.72);
  const x = r.num(450, 750);
  const cuerpo =
    figura(
      x,
      800,
      720,
      oscuro,
      {
        cabeza: [0, -0.625],
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
    ) + circ(x, 800 - 720 * 0.7, 27, oscuro);
  return [
    { svg: fondo(...cielo) },
    {
      svg: circ(x, 400, 310, '#fff6e6', { opacity: 0.85 }) + halo('sol', x, 400, 640, '#fff1d6', 0.7),
      desenfoque: 5,
    },
    {
      svg:
        ladera(cresta(r, 700, 46, 0.45), entre(cielo[1], cielo[2], 0.6)) +
        ladera(cresta(r, 760, 30, 0.45), entre(cielo[2], oscuro, 0.35)),
      desenfoque: 7,
    },
    { svg: ladera(cresta(r, 812, 8, 0.4), entre(cielo[2], oscuro, 0.75)), desenfoque: 1.5 },
    { svg: elipse(x, 806, 260, 16, oscuro) + cuerpo, desenfoque: 1 },
    {
      svg: Array.from({ length: 26 }, () => {
        const [px, h] = [r.pasa(0.5) ? r.num(-20, 300) : r.num(900, 1220), r.num(90, 300)];
        const giro = r.num(-50, 50);
        return camino(
          `M${n(px)} 930Q${n(px + giro * 0.2)} ${n(930 - h * 0.6)} ${n(px + giro)} ${n(930 - h)}`,
          'none',
          {
            stroke: entre(oscuro, cielo[2], r.num(0, 0.4)),
            'stroke-width': r.num(5, 13),
            'stroke-linecap': 'round',
          },
        );
      }).join(''),
      desenfoque: 6,
    },
  ];
};
