import {
  ANCHO,
  camino,
  circ,
  type Escena,
  elipse,
  entre,
  fondo,
  grupo,
  halo,
  linea,
  n,
  poligono,
  rect,
} from '../trazos.ts';

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
