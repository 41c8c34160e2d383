import {
  camino,
  circ,
  cresta,
  type Escena,
  elipse,
  entre,
  figura,
  fondo,
  halo,
  ladera,
  n,
} from '../trazos.ts';

/** Somebody seated in meditation against a large sun. */
export const yoga: Escena = (r) => {
  const cielo = r.uno([
    ['#f6d9c0', '#f0a98a', '#d97a6a'],
    ['#d5e6dc', '#8fc0ae', '#4f8f80'],
    ['#e8dcef', '#c09ac0', '#8a5f8f'],
    ['#fdeccb', '#f5c277', '#e08a4a'],
  ] as const);
  const oscuro = entre(cielo[2], '#1a1014', 0.72);
  const x = r.num(450, 750);
  const cuerpo =
    figura(
      x,
      800,
      720,
      oscuro,
      {
        cabeza: [0, -0.625],
        torso: [
          [-0.085, -0.52],
          [0.085, -0.52],
          [0.055, -0.18],
          [-0.055, -0.18],
        ],
        miembros: [
          [
            [-0.095, -0.51],
            [-0.17, -0.32],
            [-0.25, -0.15],
          ],
          [
            [0.095, -0.51],
            [0.17, -0.32],
            [0.25, -0.15],
          ],
          [
            [-0.05, -0.13],
            [-0.27, -0.075],
            [-0.06, -0.035],
            [0.08, -0.045],
          ],
          [
            [0.05, -0.13],
            [0.27, -0.075],
            [0.06, -0.035],
            [-0.08, -0.045],
          ],
          [
            [0, -0.58],
            [0, -0.54],
          ],
        ],
      },
      0.07,
    ) + circ(x, 800 - 720 * 0.7, 27, oscuro);
  return [
    { svg: fondo(...cielo) },
    {
      svg: circ(x, 400, 310, '#fff6e6', { opacity: 0.85 }) + halo('sol', x, 400, 640, '#fff1d6', 0.7),
      desenfoque: 5,
    },
    {
      svg:
        ladera(cresta(r, 700, 46, 0.45), entre(cielo[1], cielo[2], 0.6)) +
        ladera(cresta(r, 760, 30, 0.45), entre(cielo[2], oscuro, 0.35)),
      desenfoque: 7,
    },
    { svg: ladera(cresta(r, 812, 8, 0.4), entre(cielo[2], oscuro, 0.75)), desenfoque: 1.5 },
    { svg: elipse(x, 806, 260, 16, oscuro) + cuerpo, desenfoque: 1 },
    {
      svg: Array.from({ length: 26 }, () => {
        const [px, h] = [r.pasa(0.5) ? r.num(-20, 300) : r.num(900, 1220), r.num(90, 300)];
        const giro = r.num(-50, 50);
        return camino(
          `M${n(px)} 930Q${n(px + giro * 0.2)} ${n(930 - h * 0.6)} ${n(px + giro)} ${n(930 - h)}`,
          'none',
          {
            stroke: entre(oscuro, cielo[2], r.num(0, 0.4)),
            'stroke-width': r.num(5, 13),
            'stroke-linecap': 'round',
          },
        );
      }).join(''),
      desenfoque: 6,
    },
  ];
};
