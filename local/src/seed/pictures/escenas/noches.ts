import type { Azar } from '../../azar.ts';
import { lineal, poligono } from '../trazos.ts';

/** Night skies, top to bottom, each with its lights. */
export const NOCHES = [
  { cielo: ['#150d22', '#4a1b3d', '#c2472e'], luces: ['#ffd27a', '#ff8a6b', '#f2b632'] },
  { cielo: ['#0b1524', '#15394a', '#2f7f76'], luces: ['#ffe2a0', '#62c9b4', '#f6c552'] },
  { cielo: ['#1a0f14', '#5b1720', '#b83a22'], luces: ['#ffb38a', '#ffd27a', '#ff6b4a'] },
  { cielo: ['#0e1030', '#33245f', '#a8478a'], luces: ['#ff9ad0', '#8fb6ff', '#ffd27a'] },
  { cielo: ['#12161f', '#2b3448', '#8a5a44'], luces: ['#ffd9a0', '#f2b632', '#ffefcf'] },
] as const;

export const noche = (r: Azar) => r.uno(NOCHES);

export const haz = (id: string, x: number, angulo: number, apertura: number, color: string) => {
  const largo = 1150;
  const a = (grados: number) => (grados * Math.PI) / 180;
  const punta = (g: number): [number, number] => [x + Math.sin(a(g)) * largo, -40 + Math.cos(a(g)) * largo];
  return (
    lineal(id, [
      [0, color, 0.85],
      [0.7, color, 0.12],
      [1, color, 0],
    ]) +
    poligono([[x - 8, -40], [x + 8, -40], punta(angulo + apertura), punta(angulo - apertura)], `url(#${id})`)
  );
};
