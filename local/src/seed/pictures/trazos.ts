import type { Azar } from '../azar.ts';

/** Scenes are drawn in a 4:3 box of this many units. */
export const ANCHO = 1200;
export const ALTO = 900;

export type Mezcla = 'over' | 'screen' | 'multiply' | 'overlay' | 'soft-light' | 'add';
/** One layer of a scene: SVG elements, how much they are blurred (units of the box) and how they lie on what is below. */
export type Capa = { svg: string; desenfoque?: number; mezcla?: Mezcla };
export type Escena = (r: Azar) => Capa[];
export type Punto = readonly [number, number];

/** Numbers in SVG with one decimal: keeps sources small and equal everywhere. */
export const n = (valor: number): string => String(Math.round(valor * 10) / 10);

type Atributos = Record<string, string | number>;
const atributos = (extra: Atributos) =>
  Object.entries(extra)
    .map(
      ([clave, valor]) =>
        ` ${clave}="${typeof valor === 'number' ? Math.round(valor * 1000) / 1000 : valor}"`,
    )
    .join('');

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra: Atributos = {}) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${atributos(extra)}/>`;
export const circ = (x: number, y: number, radio: number, fill: string, extra: Atributos = {}) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radio)}" fill="${fill}"${atributos(extra)}/>`;
export const elipse = (x: number, y: number, rx: number, ry: number, fill: string, extra: Atributos = {}) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${atributos(extra)}/>`;
export const camino = (d: string, fill: string, extra: Atributos = {}) =>
  `<path d="${d}" fill="${fill}"${atributos(extra)}/>`;
export const linea = (puntos: readonly Punto[], color: string, grosor: number, extra: Atributos = {}) =>
  camino(`M${puntos.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, 'none', {
    stroke: color,
    'stroke-width': grosor,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extra,
  });
export const poligono = (puntos: readonly Punto[], fill: string, extra: Atributos = {}) =>
  camino(`M${puntos.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, extra);
export const grupo = (transform: string, contenido: string, extra: Atributos = {}) =>
  `<g transform="${transform}"${atributos(extra)}>${contenido}</g>`;

type Parada = readonly [number, string] | readonly [number, string, number];
const paradas = (lista: readonly Parada[]) =>
  lista
    .map(
      ([en, color, opacidad]) =>
        `<stop offset="${en}" stop-color="${color}"${opacidad === undefined ? '' : ` stop-opacity="${opacidad}"`}/>`,
    )
    .join('');

/** A linear gradient, from top to bottom unless told; refer to it as `url(#id)`. */
export const lineal = (id: string, lista: readonly Parada[], [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${paradas(lista)}</linearGradient>`;
export const radial = (id: string, lista: readonly Parada[], [cx, cy, radio] = [0.5, 0.5, 0.5]) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radio}">${paradas(lista)}</radialGradient>`;

/** The whole box under a vertical gradient. */
export const fondo = (...colores: string[]) =>
  lineal(
    'fondo',
    colores.map((color, i) => [i / Math.max(1, colores.length - 1), color] as const),
  ) + rect(-50, -50, ANCHO + 100, ALTO + 100, 'url(#fondo)');

/** A soft light around a point; for layers mixed by `screen`. */
export const halo = (id: string, x: number, y: number, radio: number, color: string, fuerza = 1) =>
  radial(id, [
    [0, color, fuerza],
    [0.35, color, fuerza * 0.45],
    [1, color, 0],
  ]) + circ(x, y, radio, `url(#${id})`);

const hex = (color: string) => [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
/** A colour between two, `cuanto` of the way from the first to the second. */
export function entre(a: string, b: string, cuanto: number): string {
  const [desde, hasta] = [hex(a), hex(b)];
  return `#${desde
    .map((valor, i) => Math.round(valor + ((hasta[i] ?? valor) - valor) * cuanto))
    .map((valor) => valor.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Out-of-focus lights. */
export function bokeh(
  r: Azar,
  colores: readonly string[],
  cantidad: number,
  [yMin, yMax]: Punto,
  [rMin, rMax]: Punto,
) {
  return Array.from({ length: cantidad }, () => {
    const radio = r.num(rMin, rMax);
    const [x, y, color, opacidad] = [r.num(0, ANCHO), r.num(yMin, yMax), r.uno(colores), r.num(0.12, 0.5)];
    return (
      circ(x, y, radio, color, { opacity: opacidad }) +
      circ(x, y, radio * 0.96, 'none', {
        stroke: color,
        'stroke-width': radio * 0.07,
        opacity: opacidad * 0.7,
      })
    );
  }).join('');
}

/** A line of heads and shoulders across the box, some with raised arms. */
export function publico(r: Azar, y: number, tamanio: number, color: string, brazos = 0.25): string {
  let salida = '';
  for (let x = -tamanio; x < ANCHO + tamanio; x += tamanio * r.num(0.75, 1.25)) {
    const alto = y + r.num(-0.35, 0.35) * tamanio;
    const t = tamanio * r.num(0.85, 1.15);
    salida +=
      elipse(x, alto, t * 0.27, t * 0.34, color) +
      camino(
        `M${n(x - t * 0.62)} ${ALTO + 60}C${n(x - t * 0.62)} ${n(alto + t * 0.55)} ${n(x - t * 0.3)} ${n(alto + t * 0.42)} ${n(x)} ${n(alto + t * 0.3)}C${n(x + t * 0.3)} ${n(alto + t * 0.42)} ${n(x + t * 0.62)} ${n(alto + t * 0.55)} ${n(x + t * 0.62)} ${ALTO + 60}Z`,
        color,
      );
    if (r.pasa(brazos)) {
      for (const lado of r.pasa(0.5) ? [-1, 1] : [r.uno([-1, 1])]) {
        const [codo, mano] = [x + lado * t * r.num(0.55, 0.75), x + lado * t * r.num(0.3, 0.8)];
        salida += linea(
          [
            [x + lado * t * 0.45, alto + t * 0.75],
            [codo, alto + t * 0.05],
            [mano, alto - t * r.num(0.55, 1)],
          ],
          color,
          t * 0.17,
        );
      }
    }
  }
  return salida;
}

/** A string of bulbs hanging between two heights: the cable, the bulbs and their glow apart, for separate layers. */
export function guirnalda(r: Azar, yIzq: number, yDer: number, comba: number, color: string, id: string) {
  const cuenta = r.int(9, 13);
  const en = (t: number): Punto => [
    t * (ANCHO + 120) - 60,
    yIzq + (yDer - yIzq) * t + comba * 4 * t * (1 - t),
  ];
  const cable = linea(
    Array.from({ length: 41 }, (_, i) => en(i / 40)),
    '#120c0a',
    3.5,
  );
  let bulbos = '';
  let halos = radial(id, [
    [0, color, 0.95],
    [0.3, color, 0.35],
    [1, color, 0],
  ]);
  for (let i = 0; i < cuenta; i++) {
    const [x, y] = en((i + 0.5) / cuenta);
    bulbos += rect(x - 5, y, 10, 13, '#1d1512') + elipse(x, y + 26, 12, 16, '#fff3d0');
    halos += circ(x, y + 26, r.num(90, 130), `url(#${id})`);
  }
  return { cable, bulbos, halos };
}

/** A mountain's outline from left to right, as points: midpoint displacement. */
export function cresta(r: Azar, y: number, altura: number, aspereza = 0.52): Punto[] {
  let alturas = [r.num(-0.4, 0.4), r.num(-1, -0.2), r.num(-0.4, 0.4)];
  let paso = 0.75;
  while (alturas.length < 129) {
    alturas = alturas.flatMap((valor, i) => {
      const sigue = alturas[i + 1];
      return sigue === undefined ? [valor] : [valor, (valor + sigue) / 2 + r.num(-paso, paso)];
    });
    paso *= aspereza;
  }
  return alturas.map((valor, i) => [(i / (alturas.length - 1)) * (ANCHO + 40) - 20, y + valor * altura]);
}
export const ladera = (linea_: readonly Punto[], fill: string, extra: Atributos = {}) =>
  poligono([...linea_, [ANCHO + 20, ALTO + 20], [-20, ALTO + 20]], fill, extra);

/** A table of wooden planks seen from above. */
export function madera(r: Azar, tono: string, oscuro: string): string {
  let salida = rect(0, 0, ANCHO, ALTO, tono);
  const alto = r.num(120, 170);
  for (let y = -r.num(0, 80); y < ALTO; y += alto) {
    salida += rect(0, y, ANCHO, alto, entre(tono, oscuro, r.num(0, 0.35)));
    for (let i = 0; i < 16; i++) {
      const yy = y + r.num(4, alto - 4);
      const [a, b] = [r.num(-9, 9), r.num(-9, 9)];
      salida += camino(
        `M-10 ${n(yy)}C${n(r.num(200, 500))} ${n(yy + a)} ${n(r.num(600, 900))} ${n(yy + b)} 1210 ${n(yy + r.num(-6, 6))}`,
        'none',
        { stroke: oscuro, 'stroke-width': r.num(0.8, 3), opacity: r.num(0.08, 0.3) },
      );
    }
    salida += rect(0, y + alto - 3, ANCHO, 4, oscuro, { opacity: 0.75 });
  }
  return salida;
}

/** A person as joined limbs, in units of their height, feet at (x, y). Joints are [dx, dy] with dy up to -1. */
export function figura(
  x: number,
  y: number,
  alto: number,
  color: string,
  huesos: {
    cabeza: Punto;
    torso: readonly Punto[];
    miembros: readonly (readonly Punto[])[];
    falda?: readonly Punto[];
  },
  grosor = 0.062,
): string {
  const p = ([dx, dy]: Punto): Punto => [x + dx * alto, y + dy * alto];
  const [cx, cy] = p(huesos.cabeza);
  return (
    elipse(cx, cy, alto * 0.056, alto * 0.068, color) +
    huesos.miembros.map((hueso) => linea(hueso.map(p), color, alto * grosor)).join('') +
    poligono(huesos.torso.map(p), color, {
      stroke: color,
      'stroke-width': alto * 0.045,
      'stroke-linejoin': 'round',
    }) +
    (huesos.falda
      ? poligono(huesos.falda.map(p), color, {
          stroke: color,
          'stroke-width': alto * 0.02,
          'stroke-linejoin': 'round',
        })
      : '')
  );
}
