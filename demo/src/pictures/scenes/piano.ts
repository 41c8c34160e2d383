import { bokeh, group, HEIGHT, halo, lineal, rect, type Scene, WIDTH } from '../strokes.ts';

/** Piano keys in low light. */
export const piano: Scene = (r) => {
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
    group('translate(12 14)', negras, { opacity: 0.35 }) +
    negras;
  const turn = r.one([-17, -12, 11, 16]);
  return [
    { svg: rect(0, 0, WIDTH, HEIGHT, '#0d0908') },
    { svg: group(`translate(0 ${turn > 0 ? -40 : 130}) rotate(${turn} 600 450)`, teclado), blur: 0.9 },
    { svg: rect(0, 0, WIDTH, HEIGHT, '#140a08', { opacity: 0.4 }) },
    {
      svg: halo('l', r.num(300, 900), 500, 620, r.one(['#ffcf8a', '#ffb38a', '#bcd8f0']), 0.6),
      blend: 'screen',
    },
    { svg: bokeh(r, ['#ffd27a', '#ff8a6b'], 18, [0, 300], [20, 60]), blur: 5, blend: 'screen' },
  ];
};
