import { ANCHO, camino, circ, type Escena, elipse, entre, fondo, halo, lineal, n, rect } from '../trazos.ts';
import { ATARDECERES } from './atardeceres.ts';

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
