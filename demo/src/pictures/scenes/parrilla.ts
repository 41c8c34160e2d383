import {
  background,
  between,
  circ,
  ellipse,
  group,
  halo,
  line,
  n,
  path,
  polygon,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';

/** Embers under the grill. */
export const parrilla: Scene = (r) => {
  const brasas = Array.from({ length: 240 }, () => {
    const [x, y, t] = [r.num(-20, 1220), r.num(360, 930), r.num(16, 52)];
    const calor = r.num() ** 1.6;
    return polygon(
      Array.from(
        { length: 6 },
        (_, i) =>
          [x + Math.cos(i * 1.05) * t * r.num(0.7, 1.2), y + Math.sin(i * 1.05) * t * r.num(0.6, 1)] as const,
      ),
      between('#1a0c0a', r.one(['#ff5a1c', '#ff8a2c', '#c22a10']), calor),
    );
  }).join('');
  const hierros = Array.from(
    { length: 22 },
    (_, i) =>
      line(
        [
          [-10 + i * 58, 300],
          [-160 + i * 70, 930],
        ],
        '#0c0808',
        12,
      ) +
      line(
        [
          [-12 + i * 58, 300],
          [-162 + i * 70, 930],
        ],
        '#ff9a5a',
        2,
        { opacity: 0.5 },
      ),
  ).join('');
  const carne = (x: number, y: number, t: number, turn: number) =>
    group(
      `translate(${n(x)} ${n(y)}) rotate(${turn})`,
      path(
        `M${n(-t)} 0C${n(-t)} ${n(-t * 0.6)} ${n(t * 0.4)} ${n(-t * 0.7)} ${n(t)} ${n(-t * 0.2)}S${n(t * 0.7)} ${n(t * 0.6)} 0 ${n(t * 0.5)}S${n(-t)} ${n(t * 0.4)} ${n(-t)} 0Z`,
        '#6b2f1c',
      ) +
        [-0.5, -0.1, 0.3]
          .map((d) =>
            line(
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
        ellipse(-t * 0.2, -t * 0.2, t * 0.4, t * 0.1, '#e8945a', { opacity: 0.35 }),
    );
  const chorizo = (x: number, y: number, turn: number) =>
    group(
      `translate(${n(x)} ${n(y)}) rotate(${turn})`,
      rect(-110, -32, 220, 64, '#8f3a1e', { rx: 32 }) +
        rect(-88, -20, 170, 13, '#e8945a', { rx: 6, opacity: 0.5 }),
    );
  return [
    { svg: background('#120908', '#2a0f0a', '#4a1a0c') },
    { svg: brasas, blur: 2.5 },
    { svg: halo('a', r.num(300, 900), 720, 620, '#ff6a1c', 0.7), blend: 'screen' },
    { svg: hierros, blur: 1 },
    { svg: group('translate(8 16)', carne(400, 480, 175, -8), { opacity: 0.5 }), blur: 10 },
    {
      svg:
        carne(r.num(360, 430), 480, 175, r.int(-16, 8)) +
        carne(860, r.num(660, 720), 165, r.int(0, 25)) +
        chorizo(820, 430, -24) +
        chorizo(880, 510, -20) +
        chorizo(440, 740, r.int(10, 30)),
      blur: 0.8,
    },
    {
      svg: Array.from({ length: 70 }, () =>
        circ(r.num(0, WIDTH), r.num(0, 600), r.num(1.5, 4), '#ffb05a', { opacity: r.num(0.3, 1) }),
      ).join(''),
      blur: 0.8,
      blend: 'screen',
    },
    {
      svg: Array.from({ length: 7 }, () =>
        ellipse(r.num(100, 1100), r.num(0, 330), r.num(150, 300), r.num(60, 130), '#c9b8a8', {
          opacity: 0.2,
        }),
      ).join(''),
      blur: 40,
      blend: 'screen',
    },
  ];
};
