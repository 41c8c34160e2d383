import { ANCHO, circ, type Escena, elipse, entre, fondo, halo, publico, rect } from '../trazos.ts';
import { NOCHES } from './noches.ts';

/** A mirror ball and its spots over a dance floor. */
export const fiesta: Escena = (r) => {
  const { cielo, luces } = r.uno([NOCHES[0], NOCHES[3], NOCHES[1]]);
  const [x, y, radio] = [r.num(380, 820), r.num(230, 300), r.num(130, 170)];
  let espejos = '';
  for (let fila = -8; fila <= 8; fila++) {
    const yy = Math.sin((fila / 8.6) * (Math.PI / 2)) * radio;
    const medio = Math.sqrt(radio * radio - yy * yy);
    const alto = Math.cos((fila / 8.6) * (Math.PI / 2)) * radio * 0.175;
    for (let col = -9; col <= 9; col++) {
      const xx = Math.sin((col / 9.5) * (Math.PI / 2)) * medio;
      const ancho = Math.cos((col / 9.5) * (Math.PI / 2)) * medio * 0.155;
      const luz = Math.max(0, 1 - Math.hypot(xx + radio * 0.35, yy + radio * 0.4) / (radio * 1.5));
      const color = r.pasa(0.12)
        ? '#ffffff'
        : entre('#171022', r.uno(luces), Math.min(1, luz * r.num(0.4, 1.35)));
      espejos += rect(x + xx - ancho / 2, y + yy - alto / 2, Math.max(2, ancho), Math.max(2, alto), color);
    }
  }
  const puntos = Array.from({ length: 90 }, () =>
    elipse(r.num(0, ANCHO), r.num(0, 760), r.num(7, 20), r.num(5, 13), r.uno(luces), {
      opacity: r.num(0.25, 0.8),
      transform: `rotate(${r.int(-30, 30)})`,
    }),
  ).join('');
  return [
    { svg: fondo(entre(cielo[0], '#000000', 0.3), cielo[1], cielo[2]) },
    { svg: halo('a', x, y, 620, luces[0], 0.6) + halo('b', 1000, 800, 600, luces[1], 0.5), mezcla: 'screen' },
    { svg: puntos, desenfoque: 3, mezcla: 'screen' },
    { svg: rect(x - 2, -10, 4, y, '#0a0610') + circ(x, y, radio + 3, '#0d0814') + espejos, desenfoque: 0.8 },
    { svg: halo('d', x - radio * 0.4, y - radio * 0.4, 150, '#ffffff', 0.8), mezcla: 'screen' },
    { svg: publico(r, 680, 130, '#170a1c', 0.5), desenfoque: 2 },
    { svg: publico(r, 780, 180, '#08040b', 0.35), desenfoque: 4 },
  ];
};
