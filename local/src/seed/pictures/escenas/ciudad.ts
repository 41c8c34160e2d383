import { ANCHO, type Escena, elipse, entre, fondo, grupo, halo, lineal, rect } from '../trazos.ts';

/** A skyline with lit windows and its reflection in the river. */
export const ciudad: Escena = (r) => {
  const cielo = r.uno([
    ['#1b2240', '#7a4a78', '#f58a5a'],
    ['#14243a', '#2f6f80', '#f0c27a'],
    ['#231a38', '#93405c', '#f9b46a'],
  ]);
  const lejos = entre(cielo[1] ?? '#000000', '#100c18', 0.45);
  let torres = '';
  let ventanas = '';
  for (let capa = 0; capa < 2; capa++) {
    for (let x = -20; x < ANCHO; ) {
      const ancho = r.num(56, 130);
      const alto = r.num(90, capa ? 250 : 380);
      const y = 600 - alto;
      torres += rect(x, y, ancho, alto, capa ? '#120d18' : lejos);
      if (r.pasa(0.25)) torres += rect(x + ancho / 2 - 2, y - 50, 4, 50, capa ? '#120d18' : lejos);
      if (capa) {
        for (let wy = y + 14; wy < 585; wy += 20) {
          for (let wx = x + 10; wx < x + ancho - 14; wx += 19) {
            if (r.pasa(0.42)) {
              ventanas += rect(wx, wy, 9, 11, r.uno(['#ffd27a', '#ffe9b8', '#ffb36b']), {
                opacity: r.num(0.4, 1),
              });
            }
          }
        }
      }
      x += ancho + r.num(-6, 16);
    }
  }
  const reflejo = (contenido: string) => grupo('translate(0 1200) scale(1 -1)', contenido);
  return [
    { svg: fondo(...cielo, cielo[2] ?? '#f58a5a') },
    { svg: halo('sol', r.num(250, 950), 590, 460, '#ffc27a', 0.8), mezcla: 'screen' },
    { svg: torres + ventanas, desenfoque: 0.7 },
    {
      svg:
        lineal('agua', [
          [0, entre(cielo[2] ?? '#f58a5a', '#241a2c', 0.35)],
          [1, '#141020'],
        ]) +
        rect(0, 600, ANCHO, 320, 'url(#agua)') +
        grupo('', reflejo(torres + ventanas), { opacity: 0.55 }),
      desenfoque: 4,
    },
    {
      svg: Array.from({ length: 90 }, () => {
        const y = r.num(606, 900);
        const largo = (y - 560) * r.num(0.2, 0.8);
        const x = r.num(-50, ANCHO);
        return elipse(x, y, largo, 1.8, r.uno(['#ffe2b0', cielo[1] ?? '#7a4a78', '#0d0a14']), {
          opacity: r.num(0.15, 0.45),
        });
      }).join(''),
      desenfoque: 0.8,
    },
  ];
};
