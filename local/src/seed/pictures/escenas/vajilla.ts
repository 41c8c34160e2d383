import { camino, circ, entre, grupo, linea, n, radial, rect } from '../trazos.ts';

export const plato = (x: number, y: number, radio: number, color = '#f3ece2', borde = '#d5c8b8') =>
  circ(x, y, radio, color) +
  circ(x, y, radio * 0.98, 'none', { stroke: borde, 'stroke-width': radio * 0.035 }) +
  circ(x, y, radio * 0.7, entre(color, '#ffffff', 0.5), { stroke: borde, 'stroke-width': radio * 0.025 });

export const taza = (id: string, x: number, y: number, radio: number, giro: number, loza: string) =>
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

export const medialuna = (x: number, y: number, t: number, giro: number) =>
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
