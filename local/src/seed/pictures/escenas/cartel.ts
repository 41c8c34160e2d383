import {
  ALTO,
  ANCHO,
  camino,
  circ,
  type Escena,
  elipse,
  entre,
  fondo,
  grupo,
  halo,
  n,
  poligono,
  rect,
} from '../trazos.ts';

/** A printed poster on an old wall: shapes, bands of type, torn neighbours. */
export const cartel: Escena = (r) => {
  const [w, h] = [560, 780];
  const cual = r.int(0, 3);
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
  const figuras = [
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
  ][cual]?.();
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
