import type { Random } from '../../random.ts';
import { lineal, polygon } from '../strokes.ts';

/** Night skies, top to bottom, each with its lights. */
export const NIGHTS = [
  { sky: ['#150d22', '#4a1b3d', '#c2472e'], lights: ['#ffd27a', '#ff8a6b', '#f2b632'] },
  { sky: ['#0b1524', '#15394a', '#2f7f76'], lights: ['#ffe2a0', '#62c9b4', '#f6c552'] },
  { sky: ['#1a0f14', '#5b1720', '#b83a22'], lights: ['#ffb38a', '#ffd27a', '#ff6b4a'] },
  { sky: ['#0e1030', '#33245f', '#a8478a'], lights: ['#ff9ad0', '#8fb6ff', '#ffd27a'] },
  { sky: ['#12161f', '#2b3448', '#8a5a44'], lights: ['#ffd9a0', '#f2b632', '#ffefcf'] },
] as const;

export const night = (r: Random) => r.one(NIGHTS);

export const haz = (id: string, x: number, angle: number, apertura: number, color: string) => {
  const length = 1150;
  const a = (degrees: number) => (degrees * Math.PI) / 180;
  const tip = (g: number): [number, number] => [x + Math.sin(a(g)) * length, -40 + Math.cos(a(g)) * length];
  return (
    lineal(id, [
      [0, color, 0.85],
      [0.7, color, 0.12],
      [1, color, 0],
    ]) + polygon([[x - 8, -40], [x + 8, -40], tip(angle + apertura), tip(angle - apertura)], `url(#${id})`)
  );
};
