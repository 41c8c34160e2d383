import type { Azar } from '../../azar.ts';
import { grupo, halo, rect } from '../trazos.ts';

export const MADERAS = [
  ['#8a5a38', '#3a2014'],
  ['#6b4630', '#2a170f'],
  ['#b08458', '#5a3a22'],
  ['#54443c', '#241a16'],
  ['#c9a880', '#8a6444'],
] as const;

/** The light of a window from one side, for tables seen from above. */
export const ventana = (r: Azar) => {
  const giro = r.uno([-28, 24, 33]);
  return [
    {
      svg: grupo(
        `rotate(${giro} 600 450)`,
        [0, 1, 2].map((i) => rect(100 + i * 330, -300, 240, 1500, '#ffe9c4', { opacity: 0.5 })).join(''),
      ),
      desenfoque: 22,
      mezcla: 'soft-light' as const,
    },
    { svg: halo('v', giro > 0 ? 150 : 1050, 60, 900, '#fff0d0', 0.4), mezcla: 'screen' as const },
  ];
};

export const sombra = (contenido: string) => ({
  svg: grupo('translate(16 24)', contenido, { opacity: 0.55 }),
  desenfoque: 14,
});
