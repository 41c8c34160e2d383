import { between, circ, group, line, n, path, radial, rect } from '../strokes.ts';

export const plato = (x: number, y: number, radio: number, color = '#f3ece2', edge = '#d5c8b8') =>
  circ(x, y, radio, color) +
  circ(x, y, radio * 0.98, 'none', { stroke: edge, 'stroke-width': radio * 0.035 }) +
  circ(x, y, radio * 0.7, between(color, '#ffffff', 0.5), { stroke: edge, 'stroke-width': radio * 0.025 });

export const taza = (id: string, x: number, y: number, radio: number, turn: number, loza: string) =>
  plato(x, y, radio * 1.6, loza, between(loza, '#5a4a3a', 0.3)) +
  group(
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
    rect(radio * 0.7, -radio * 0.16, radio * 0.75, radio * 0.32, between(loza, '#3a2a20', 0.14), {
      rx: radio * 0.16,
    }) +
      circ(0, 0, radio, between(loza, '#3a2a20', 0.1)) +
      circ(0, 0, radio * 0.88, '#3a2014') +
      radial(id, [
        [0, '#f2dcb8'],
        [0.55, '#c98f58'],
        [1, '#6b3f22'],
      ]) +
      circ(0, 0, radio * 0.84, `url(#${id})`) +
      [0.62, 0.42, 0.22]
        .map((t) =>
          path(
            `M0 ${n(radio * t)}C${n(radio * t * 1.3)} ${n(radio * t * 0.2)} ${n(radio * t * 0.7)} ${n(-radio * t)} 0 ${n(-radio * t * 0.35)}C${n(-radio * t * 0.7)} ${n(-radio * t)} ${n(-radio * t * 1.3)} ${n(radio * t * 0.2)} 0 ${n(radio * t)}Z`,
            t === 0.42 ? '#a86c3c' : '#f7e8d0',
            { opacity: 0.9 },
          ),
        )
        .join(''),
  );

export const medialuna = (x: number, y: number, t: number, turn: number) =>
  group(
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(t)})`,
    path(
      'M-60 18C-64 -38 -28 -58 0 -58S64 -38 60 18C52 34 40 30 38 16C34 -6 16 -14 0 -14S-34 -6 -38 16C-40 30 -52 34 -60 18Z',
      '#c07a34',
    ) +
      path('M-52 10C-54 -30 -24 -50 0 -50S54 -30 52 10', 'none', {
        stroke: '#e8b266',
        'stroke-width': 10,
        opacity: 0.75,
      }) +
      [-42, -22, 0, 22, 42]
        .map((gx) =>
          line(
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
