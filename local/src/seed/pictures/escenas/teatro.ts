import { ALTO, ANCHO, camino, circ, type Escena, elipse, entre, lineal, publico, rect } from '../trazos.ts';
import { haz } from './noches.ts';

/** A theatre: red curtain, one spotlight, the first rows. */
export const teatro: Escena = (r) => {
  const rojo = r.uno(['#8f1d1d', '#a3271b', '#6d1430', '#7a1f3d']);
  const x = r.num(480, 720);
  let pliegues = '';
  for (let px = -20; px < ANCHO; ) {
    const ancho = r.num(42, 78);
    pliegues += lineal(
      `p${Math.round(px)}`,
      [
        [0, entre(rojo, '#000000', 0.72)],
        [0.35, rojo],
        [0.55, entre(rojo, '#ff9a70', 0.28)],
        [1, entre(rojo, '#000000', 0.7)],
      ],
      [0, 0, 1, 0],
    );
    pliegues += rect(px, 0, ancho + 1, 700, `url(#p${Math.round(px)})`);
    px += ancho;
  }
  const onda = Array.from({ length: 9 }, (_, i) =>
    camino(
      `M${i * 150 - 75} 0C${i * 150 - 60} 150 ${i * 150 + 60} 150 ${i * 150 + 75} 0Z`,
      entre(rojo, '#000000', 0.25),
      { stroke: '#e0a73c', 'stroke-width': 7 },
    ),
  ).join('');
  return [
    { svg: rect(0, 0, ANCHO, ALTO, '#120608') + pliegues, desenfoque: 1.2 },
    {
      svg:
        lineal('piso', [
          [0, '#7a4a2a'],
          [1, '#1c0f0a'],
        ]) + rect(0, 640, ANCHO, 280, 'url(#piso)'),
    },
    { svg: onda, desenfoque: 1.4 },
    { svg: rect(0, 0, ANCHO, ALTO, '#0a0408', { opacity: 0.55 }) },
    { svg: haz('s', x, r.num(-5, 5), 14, '#ffe9c4'), desenfoque: 7, mezcla: 'screen' },
    { svg: elipse(x, 700, 290, 62, '#ffe2b0', { opacity: 0.7 }), desenfoque: 9, mezcla: 'screen' },
    {
      svg:
        elipse(x, 702, 70, 12, '#120806', { opacity: 0.6 }) +
        rect(x - 5, 530, 10, 170, '#141010') +
        elipse(x, 512, 19, 27, '#2a2626') +
        circ(x - 5, 505, 7, '#8a8580'),
      desenfoque: 0.8,
    },
    { svg: publico(r, 800, 120, '#080305', 0), desenfoque: 2.5 },
    { svg: publico(r, 862, 150, '#040102', 0), desenfoque: 4 },
  ];
};
