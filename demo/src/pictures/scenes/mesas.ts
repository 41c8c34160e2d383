import type { Random } from '../../random.ts';
import { group, halo, rect } from '../strokes.ts';

export const WOODS = [
  ['#8a5a38', '#3a2014'],
  ['#6b4630', '#2a170f'],
  ['#b08458', '#5a3a22'],
  ['#54443c', '#241a16'],
  ['#c9a880', '#8a6444'],
] as const;

/** The light of a window from one side, for tables seen from above. */
export const range = (r: Random) => {
  const turn = r.one([-28, 24, 33]);
  return [
    {
      svg: group(
        `rotate(${turn} 600 450)`,
        [0, 1, 2].map((i) => rect(100 + i * 330, -300, 240, 1500, '#ffe9c4', { opacity: 0.5 })).join(''),
      ),
      blur: 22,
      blend: 'soft-light' as const,
    },
    { svg: halo('v', turn > 0 ? 150 : 1050, 60, 900, '#fff0d0', 0.4), blend: 'screen' as const },
  ];
};

export const shadow = (content: string) => ({
  svg: group('translate(16 24)', content, { opacity: 0.55 }),
  blur: 14,
});
