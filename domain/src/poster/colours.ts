import type { LookName } from '../perfil/look-names.ts';
import { LOOKS } from '../perfil/looks.ts';

/** One of `PALETTES`, or a look. */
export type Palette = number | LookName;

export interface Colours {
  ground: string;
  /** The two large shapes on the ground. */
  shape: string;
  /** The numeral and the texts beside it. */
  letters: string;
  /** The title and the texts beneath it. */
  words: string;
}

const PAPER = '#fbf7f1';
const INK = '#1f1a17';
const MUSTARD = '#f2b632';

/** The six, by `palette` of an id. `kit/ui/cards/poster` uses the same ground, shape and letters. */
export const PALETTES: readonly Colours[] = [
  { ground: '#c2301a', shape: '#d94a31', letters: PAPER, words: PAPER },
  { ground: '#0e5a4f', shape: '#18766a', letters: '#f6c552', words: PAPER },
  { ground: MUSTARD, shape: '#f7ca63', letters: INK, words: INK },
  { ground: INK, shape: '#3a2e26', letters: '#ff8a6b', words: PAPER },
  { ground: '#f3d9c6', shape: '#f8e8db', letters: '#a32512', words: INK },
  { ground: '#cfe6dd', shape: '#e3f1eb', letters: '#0e5a4f', words: INK },
];

/** Returns a poster's colours: those of a creator's look, or one of the six. */
export function coloursOf(palette: Palette): Colours {
  if (typeof palette === 'number') return PALETTES[palette % PALETTES.length] as Colours;
  const { deep, awning, tint } = LOOKS[palette];
  return { ground: deep, shape: awning, letters: tint, words: PAPER };
}

/** Returns colours of the ticket stub that differ from the panel's. */
export const stubColours = ({ ground }: Colours): Pick<Colours, 'ground' | 'words'> =>
  ground === MUSTARD ? { ground: INK, words: MUSTARD } : { ground: MUSTARD, words: INK };

/** The product's sign with its window lit, on its seal. */
export const SIGN = { seal: PAPER, awning: '#c2301a', frame: INK, light: MUSTARD } as const;
