import { circ, type Escena, elipse, entre, fondo, halo, lineal, poligono, rect } from '../trazos.ts';
import { noche } from './noches.ts';

/** A projector's beam over the rows of a dark cinema. */
export const cine: Escena = (r) => {
  const { luces, cielo } = noche(r);
  const [cx, cy] = [600, 330];
  const pantalla =
    lineal('pan', [
      [0, entre(cielo[1], luces[0], 0.45)],
      [0.6, luces[0]],
      [1, cielo[2]],
    ]) +
    rect(cx - 400, cy - 210, 800, 420, 'url(#pan)', { rx: 8 }) +
    poligono(
      [
        [cx - 400, cy + 130],
        [cx - 180, cy - 20],
        [cx - 60, cy + 60],
        [cx + 130, cy - 90],
        [cx + 400, cy + 110],
        [cx + 400, cy + 210],
        [cx - 400, cy + 210],
      ],
      cielo[0],
      { opacity: 0.8 },
    ) +
    circ(cx + r.num(-200, 240), cy - 90, 48, '#fff3d8');
  return [
    { svg: fondo('#0a0709', '#151019', '#0a0709') },
    { svg: pantalla, desenfoque: 2.2 },
    { svg: halo('h', cx, cy, 700, luces[0], 0.45), mezcla: 'screen' },
    {
      svg: poligono(
        [
          [cx - 30, 960],
          [cx + 30, 960],
          [cx + 400, cy - 210],
          [cx - 400, cy - 210],
        ],
        '#ffe9c4',
        { opacity: 0.12 },
      ),
      desenfoque: 8,
      mezcla: 'screen',
    },
    ...[640, 730, 830].map((y, fila) => ({
      svg: Array.from({ length: 9 - fila }, (_, i) => {
        const paso = 1300 / (9 - fila);
        const x = i * paso - 20 + fila * 26;
        return (
          rect(x, y, paso * 0.82, 300, entre('#3a1418', '#0a0506', fila * 0.38), { rx: 26 }) +
          (r.pasa(0.55) ? elipse(x + paso * 0.41, y - 14, paso * 0.17, paso * 0.21, '#070405') : '')
        );
      }).join(''),
      desenfoque: 1 + fila * 1.3,
    })),
  ];
};
