export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Shape {
  outline: string;
  fill: string;
  x: number;
  y: number;
  scale: number;
}

/** A bold line of the heading font; `y` is its baseline. */
export interface Text {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
}

export interface PosterPart {
  shapes: Shape[];
  texts: Text[];
}

/** The photograph, then shapes, then texts. */
export interface PosterDrawing extends PosterPart {
  width: number;
  height: number;
  photo: Rect | null;
}

export const shape = (outline: string, fill: string, x = 0, y = 0, scale = 1): Shape => ({
  outline,
  fill,
  x,
  y,
  scale,
});

export const panel = ({ left, top, width, height }: Rect, fill: string): Shape =>
  shape(`M0 0H${width}V${height}H0Z`, fill, left, top);

export const joinParts = (...parts: PosterPart[]): PosterPart => ({
  shapes: parts.flatMap(({ shapes }) => shapes),
  texts: parts.flatMap(({ texts }) => texts),
});
