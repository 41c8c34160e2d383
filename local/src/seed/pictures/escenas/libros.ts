import { ALTO, ANCHO, bokeh, circ, type Escena, elipse, entre, grupo, halo, n, rect } from '../trazos.ts';

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
