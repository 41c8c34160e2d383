import {
  background,
  between,
  ellipse,
  group,
  line,
  lineal,
  n,
  path,
  rect,
  type Scene,
  WIDTH,
} from '../strokes.ts';
import { range } from './mesas.ts';

/** Clay on the shelf: bowls, jars, cups. */
export const ceramica: Scene = (r) => {
  const barro = ['#c8744a', '#e6d5bd', '#8aa39a', '#4a5f6b', '#d9a679', '#f1e9dd', '#a8553a', '#6b7a5a'];
  let piezas = '';
  let sombras = '';
  for (const piso of [410, 790]) {
    for (let x = 80; x < 1150; ) {
      const [w, h, color] = [r.num(90, 170), r.num(100, 250), r.one(barro)];
      const id = `b${Math.round(x)}${piso}`;
      const shape = r.one([
        `M${n(-w / 2)} 0C${n(-w * 0.72)} ${n(-h * 0.6)} ${n(-w * 0.2)} ${n(-h * 0.7)} ${n(-w * 0.2)} ${n(-h)}H${n(w * 0.2)}C${n(w * 0.2)} ${n(-h * 0.7)} ${n(w * 0.72)} ${n(-h * 0.6)} ${n(w / 2)} 0Z`,
        `M${n(-w * 0.3)} 0C${n(-w * 0.62)} ${n(-h * 0.2)} ${n(-w * 0.6)} ${n(-h * 0.5)} ${n(-w * 0.58)} ${n(-h * 0.6)}H${n(w * 0.58)}C${n(w * 0.6)} ${n(-h * 0.5)} ${n(w * 0.62)} ${n(-h * 0.2)} ${n(w * 0.3)} 0Z`,
        `M${n(-w * 0.4)} 0L${n(-w * 0.46)} ${n(-h * 0.75)}H${n(w * 0.46)}L${n(w * 0.4)} 0Z`,
      ]);
      piezas +=
        lineal(
          id,
          [
            [0, between(color, '#000000', 0.45)],
            [0.3, between(color, '#ffffff', 0.22)],
            [0.6, color],
            [1, between(color, '#000000', 0.5)],
          ],
          [0, 0, 1, 0],
        ) +
        group(
          `translate(${n(x + w / 2)} ${piso})`,
          path(shape, `url(#${id})`) +
            (r.passes(0.5)
              ? group(
                  '',
                  [0.25, 0.33, 0.41]
                    .map((t) =>
                      line(
                        [
                          [-w * 0.47, -h * t],
                          [w * 0.47, -h * t],
                        ],
                        '#fff6e8',
                        3,
                        { opacity: 0.25 },
                      ),
                    )
                    .join(''),
                )
              : ''),
        );
      sombras += ellipse(x + w / 2 + 40, piso - h * 0.4, w * 0.6, h * 0.55, '#1a0f0a', { opacity: 0.4 });
      x += w * 1.25 + r.num(8, 50);
    }
  }
  const pared = r.one(['#d8c3a8', '#c9b8a8', '#b8a590', '#cfc8b8']);
  return [
    { svg: background(between(pared, '#ffffff', 0.15), pared, between(pared, '#3a2a20', 0.35)) },
    { svg: sombras, blur: 18 },
    {
      svg: [410, 790]
        .map(
          (y) =>
            rect(0, y, WIDTH, 30, '#7a5236') +
            rect(0, y, WIDTH, 5, '#b8875a') +
            rect(0, y + 30, WIDTH, 46, '#2a1a10', { opacity: 0.35 }),
        )
        .join(''),
      blur: 1,
    },
    { svg: piezas, blur: 0.6 },
    ...range(r),
  ];
};
