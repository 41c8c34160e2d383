import {
  between,
  bokeh,
  circ,
  ellipse,
  group,
  HEIGHT,
  halo,
  n,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';

/** Book spines on lit shelves. */
export const libros: Scene = (r) => {
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
    for (let x = 8; x < WIDTH; ) {
      const [width, height, color] = [r.num(22, 62), r.num(170, 258), r.one(tela)];
      if (r.passes(0.06)) {
        lomos +=
          circ(x + 40, piso - 46, 34, '#5a3a26') +
          Array.from({ length: 9 }, (_, i) =>
            ellipse(
              x + 40 + (i - 4) * 9,
              piso - 100 - (i % 3) * 16,
              8,
              32,
              between('#2f6b3a', '#8fb05a', r.num()),
              { transform: `rotate(${(i - 4) * 16} ${n(x + 40)} ${piso - 60})` },
            ),
          ).join('');
        x += 92;
        continue;
      }
      const turn = r.passes(0.07) ? 7 : 0;
      const claro = r.passes(0.6) ? between(color, '#f6e6c0', 0.7) : between(color, '#000000', 0.55);
      lomos += group(
        `rotate(${turn} ${n(x)} ${piso})`,
        rect(x, piso - height, width, height, color) +
          rect(x, piso - height, width * 0.16, height, '#000000', { opacity: 0.3 }) +
          rect(x + width * 0.3, piso - height, width * 0.18, height, '#ffffff', { opacity: 0.12 }) +
          rect(x + width * 0.82, piso - height, width * 0.18, height, '#000000', { opacity: 0.35 }) +
          rect(x, piso - height + 18, width, 4, claro) +
          rect(x, piso - 30, width, 4, claro) +
          rect(x + width * 0.36, piso - height + 40, width * 0.28, height * r.num(0.3, 0.55), claro, {
            opacity: 0.75,
          }),
      );
      x += width + 1 + (turn ? 26 : 0);
    }
    lomos +=
      rect(0, piso, WIDTH, 24, '#4a2e1e') +
      rect(0, piso, WIDTH, 4, '#8a5a3a') +
      rect(0, piso + 24, WIDTH, 18, '#0d0705', { opacity: 0.6 });
  }
  const light = r.num(250, 950);
  return [
    { svg: rect(0, 0, WIDTH, HEIGHT, '#1c100b') },
    { svg: lomos, blur: 0.8 },
    { svg: rect(0, 0, WIDTH, HEIGHT, '#140906', { opacity: 0.42 }) },
    {
      svg: halo('l', light, 250, 780, '#ffcb85', 0.65) + halo('m', light, 200, 300, '#fff0d0', 0.3),
      blend: 'screen',
    },
    { svg: bokeh(r, ['#ffd79a'], 12, [80, 820], [26, 72]), blur: 5, blend: 'screen' },
  ];
};
