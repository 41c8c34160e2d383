import type { Random } from '../random.ts';

/** Scenes are drawn in a 4:3 box of this many units. */
export const WIDTH = 1200;
export const HEIGHT = 900;

export type Blend = 'over' | 'screen' | 'multiply' | 'overlay' | 'soft-light' | 'add';
/** One layer of a scene: SVG elements, how much they are blurred (units of the box) and how they lie on what is below. */
export type Layer = { svg: string; blur?: number; blend?: Blend };
export type Scene = (r: Random) => Layer[];
export type Point = readonly [number, number];

/** Numbers in SVG with one decimal: keeps sources small and equal everywhere. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

type Atributos = Record<string, string | number>;
const atributos = (extra: Atributos) =>
  Object.entries(extra)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra: Atributos = {}) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${atributos(extra)}/>`;
export const circ = (x: number, y: number, radio: number, fill: string, extra: Atributos = {}) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radio)}" fill="${fill}"${atributos(extra)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra: Atributos = {}) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${atributos(extra)}/>`;
export const path = (d: string, fill: string, extra: Atributos = {}) =>
  `<path d="${d}" fill="${fill}"${atributos(extra)}/>`;
export const line = (points: readonly Point[], color: string, thickness: number, extra: Atributos = {}) =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, 'none', {
    stroke: color,
    'stroke-width': thickness,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extra,
  });
export const polygon = (points: readonly Point[], fill: string, extra: Atributos = {}) =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, extra);
export const group = (transform: string, content: string, extra: Atributos = {}) =>
  `<g transform="${transform}"${atributos(extra)}>${content}</g>`;

type Stop = readonly [number, string] | readonly [number, string, number];
const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A linear gradient, from top to bottom unless told; refer to it as `url(#id)`. */
export const lineal = (id: string, list: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
export const radial = (id: string, list: readonly Stop[], [cx, cy, radio] = [0.5, 0.5, 0.5]) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radio}">${stops(list)}</radialGradient>`;

/** The whole box under a vertical gradient. */
export const background = (...colors: string[]) =>
  lineal(
    'fondo',
    colors.map((color, i) => [i / Math.max(1, colors.length - 1), color] as const),
  ) + rect(-50, -50, WIDTH + 100, HEIGHT + 100, 'url(#fondo)');

/** A soft light around a point; for layers mixed by `screen`. */
export const halo = (id: string, x: number, y: number, radio: number, color: string, strength = 1) =>
  radial(id, [
    [0, color, strength],
    [0.35, color, strength * 0.45],
    [1, color, 0],
  ]) + circ(x, y, radio, `url(#${id})`);

const hex = (color: string) => [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
/** A colour between two, `amount` of the way from the first to the second. */
export function between(a: string, b: string, amount: number): string {
  const [from, to] = [hex(a), hex(b)];
  return `#${from
    .map((value, i) => Math.round(value + ((to[i] ?? value) - value) * amount))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Out-of-focus lights. */
export function bokeh(
  r: Random,
  colors: readonly string[],
  cantidad: number,
  [yMin, yMax]: Point,
  [rMin, rMax]: Point,
) {
  return Array.from({ length: cantidad }, () => {
    const radio = r.num(rMin, rMax);
    const [x, y, color, opacity] = [r.num(0, WIDTH), r.num(yMin, yMax), r.one(colors), r.num(0.12, 0.5)];
    return (
      circ(x, y, radio, color, { opacity: opacity }) +
      circ(x, y, radio * 0.96, 'none', {
        stroke: color,
        'stroke-width': radio * 0.07,
        opacity: opacity * 0.7,
      })
    );
  }).join('');
}

/** A line of heads and shoulders across the box, some with raised arms. */
export function audience(r: Random, y: number, size: number, color: string, arms = 0.25): string {
  let output = '';
  for (let x = -size; x < WIDTH + size; x += size * r.num(0.75, 1.25)) {
    const height = y + r.num(-0.35, 0.35) * size;
    const t = size * r.num(0.85, 1.15);
    output +=
      ellipse(x, height, t * 0.27, t * 0.34, color) +
      path(
        `M${n(x - t * 0.62)} ${HEIGHT + 60}C${n(x - t * 0.62)} ${n(height + t * 0.55)} ${n(x - t * 0.3)} ${n(height + t * 0.42)} ${n(x)} ${n(height + t * 0.3)}C${n(x + t * 0.3)} ${n(height + t * 0.42)} ${n(x + t * 0.62)} ${n(height + t * 0.55)} ${n(x + t * 0.62)} ${HEIGHT + 60}Z`,
        color,
      );
    if (r.passes(arms)) {
      for (const side of r.passes(0.5) ? [-1, 1] : [r.one([-1, 1])]) {
        const [elbow, hand] = [x + side * t * r.num(0.55, 0.75), x + side * t * r.num(0.3, 0.8)];
        output += line(
          [
            [x + side * t * 0.45, height + t * 0.75],
            [elbow, height + t * 0.05],
            [hand, height - t * r.num(0.55, 1)],
          ],
          color,
          t * 0.17,
        );
      }
    }
  }
  return output;
}

/** A string of bulbs hanging between two heights: the cable, the bulbs and their glow apart, for separate layers. */
export function guirnalda(r: Random, yIzq: number, yDer: number, comba: number, color: string, id: string) {
  const account = r.int(9, 13);
  const at = (t: number): Point => [
    t * (WIDTH + 120) - 60,
    yIzq + (yDer - yIzq) * t + comba * 4 * t * (1 - t),
  ];
  const cable = line(
    Array.from({ length: 41 }, (_, i) => at(i / 40)),
    '#120c0a',
    3.5,
  );
  let bulbos = '';
  let halos = radial(id, [
    [0, color, 0.95],
    [0.3, color, 0.35],
    [1, color, 0],
  ]);
  for (let i = 0; i < account; i++) {
    const [x, y] = at((i + 0.5) / account);
    bulbos += rect(x - 5, y, 10, 13, '#1d1512') + ellipse(x, y + 26, 12, 16, '#fff3d0');
    halos += circ(x, y + 26, r.num(90, 130), `url(#${id})`);
  }
  return { cable, bulbos, halos };
}

/** A mountain's outline from left to right, as points: midpoint displacement. */
export function crest(r: Random, y: number, height: number, roughness = 0.52): Point[] {
  let heights = [r.num(-0.4, 0.4), r.num(-1, -0.2), r.num(-0.4, 0.4)];
  let step = 0.75;
  while (heights.length < 129) {
    heights = heights.flatMap((value, i) => {
      const more = heights[i + 1];
      return more === undefined ? [value] : [value, (value + more) / 2 + r.num(-step, step)];
    });
    step *= roughness;
  }
  return heights.map((value, i) => [(i / (heights.length - 1)) * (WIDTH + 40) - 20, y + value * height]);
}
export const slope = (line_: readonly Point[], fill: string, extra: Atributos = {}) =>
  polygon([...line_, [WIDTH + 20, HEIGHT + 20], [-20, HEIGHT + 20]], fill, extra);

/** A table of wooden planks seen from above. */
export function wood(r: Random, tone: string, dark: string): string {
  let output = rect(0, 0, WIDTH, HEIGHT, tone);
  const height = r.num(120, 170);
  for (let y = -r.num(0, 80); y < HEIGHT; y += height) {
    output += rect(0, y, WIDTH, height, between(tone, dark, r.num(0, 0.35)));
    for (let i = 0; i < 16; i++) {
      const yy = y + r.num(4, height - 4);
      const [a, b] = [r.num(-9, 9), r.num(-9, 9)];
      output += path(
        `M-10 ${n(yy)}C${n(r.num(200, 500))} ${n(yy + a)} ${n(r.num(600, 900))} ${n(yy + b)} 1210 ${n(yy + r.num(-6, 6))}`,
        'none',
        { stroke: dark, 'stroke-width': r.num(0.8, 3), opacity: r.num(0.08, 0.3) },
      );
    }
    output += rect(0, y + height - 3, WIDTH, 4, dark, { opacity: 0.75 });
  }
  return output;
}

/** A person as joined limbs, in units of their height, feet at (x, y). Joints are [dx, dy] with dy up to -1. */
export function figure(
  x: number,
  y: number,
  height: number,
  color: string,
  bones: {
    head: Point;
    torso: readonly Point[];
    miembros: readonly (readonly Point[])[];
    falda?: readonly Point[];
  },
  thickness = 0.062,
): string {
  const p = ([dx, dy]: Point): Point => [x + dx * height, y + dy * height];
  const [cx, cy] = p(bones.head);
  return (
    ellipse(cx, cy, height * 0.056, height * 0.068, color) +
    bones.miembros.map((bone) => line(bone.map(p), color, height * thickness)).join('') +
    polygon(bones.torso.map(p), color, {
      stroke: color,
      'stroke-width': height * 0.045,
      'stroke-linejoin': 'round',
    }) +
    (bones.falda
      ? polygon(bones.falda.map(p), color, {
          stroke: color,
          'stroke-width': height * 0.02,
          'stroke-linejoin': 'round',
        })
      : '')
  );
}
