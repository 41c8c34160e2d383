import { SIGN } from './colours.ts';
import { type Shape, shape } from './drawing.ts';

/** The product's sign, 32 units wide: lit window, frame, awning. */
const LIGHT = 'M7 9H25V25.5H7Z';
const FRAME = 'M5.25 12V26A1.25 1.25 0 0 0 6.5 27.25H25.5A1.25 1.25 0 0 0 26.75 26V12H24.25V24.75H7.75V12Z';
const AWNING = 'M6 6h20l2.6 7a3.9 3.9 0 0 1-7.7 0 3.9 3.9 0 0 1-7.8 0h-2a3.9 3.9 0 0 1-7.7 0z';

export const sign = (x: number, y: number, size: number): Shape[] => [
  shape(LIGHT, SIGN.light, x, y, size / 32),
  shape(FRAME, SIGN.frame, x, y, size / 32),
  shape(AWNING, SIGN.awning, x, y, size / 32),
];

const SCALLOPS = 14;

/** The scalloped edge of a seal 2 units wide, around its centre. */
const EDGE = `${Array.from({ length: SCALLOPS + 1 }, (_, i) => {
  const angle = (2 * Math.PI * i) / SCALLOPS;
  const at = `${(0.93 * Math.cos(angle)).toFixed(3)} ${(0.93 * Math.sin(angle)).toFixed(3)}`;
  return i === 0 ? `M${at}` : `A.2 .2 0 0 1 ${at}`;
}).join('')}Z`;

export const seal = (x: number, y: number, size: number): Shape[] => [
  shape(EDGE, SIGN.seal, x + size / 2, y + size / 2, size / 2),
  ...sign(x + size * 0.19, y + size * 0.18, size * 0.62),
];
