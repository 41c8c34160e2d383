import type { LookName } from './look-names.ts';

/** Grounds of a look in one colour scheme; inks, mustard, green, danger and the accent stay the product's. */
export interface Grounds {
  paper: string;
  surface: string;
  sunken: string;
  line: string;
  controlLine: string;
}

export interface Look {
  awning: string;
  /** Darker than the awning: a poster's ground, a QR code, an embed's links on light paper. */
  deep: string;
  /** Lighter than the awning: a poster's numeral, an embed's links on dark paper. */
  tint: string;
  /** `plain`: a shadow, as without a look. `framed`: a border. `solid`: neither. */
  card: 'plain' | 'framed' | 'solid';
  /** Of the profile's name. */
  title: 'plain' | 'upper' | 'lined';
  light: Grounds;
  dark: Grounds;
}

/** The looks of a creator's window. Contrasts are held by looks.test.ts, the sheet by `npm run generate`. */
export const LOOKS = {
  bodegon: {
    awning: '#b04457',
    deep: '#7d1f2d',
    tint: '#f5b3ae',
    card: 'framed',
    title: 'lined',
    light: {
      paper: '#faefdc',
      surface: '#fffaf0',
      sunken: '#f5e8d0',
      line: '#e5d3b4',
      controlLine: '#85735a',
    },
    dark: {
      paper: '#1c120d',
      surface: '#291b14',
      sunken: '#22160f',
      line: '#46301f',
      controlLine: '#8f7660',
    },
  },
  vinilo: {
    awning: '#6b6b78',
    deep: '#2b2b33',
    tint: '#d5d5e0',
    card: 'solid',
    title: 'upper',
    light: {
      paper: '#ffffff',
      surface: '#f1f1f3',
      sunken: '#f6f6f8',
      line: '#d9d9df',
      controlLine: '#7d7d88',
    },
    dark: {
      paper: '#0e0e12',
      surface: '#1c1c23',
      sunken: '#16161b',
      line: '#33333d',
      controlLine: '#7d7d8c',
    },
  },
  terraza: {
    awning: '#2f7d4a',
    deep: '#1f5a34',
    tint: '#a5e0b1',
    card: 'plain',
    title: 'plain',
    light: {
      paper: '#f0f6ec',
      surface: '#ffffff',
      sunken: '#e8f1e3',
      line: '#cfdec8',
      controlLine: '#748670',
    },
    dark: {
      paper: '#0f1711',
      surface: '#1a251d',
      sunken: '#141e17',
      line: '#2e3f32',
      controlLine: '#75887a',
    },
  },
  feria: {
    awning: '#a85a0a',
    deep: '#7f3a08',
    tint: '#ffc682',
    card: 'framed',
    title: 'upper',
    light: {
      paper: '#fff6d8',
      surface: '#fffdf4',
      sunken: '#fdf0c4',
      line: '#ecdcaa',
      controlLine: '#857646',
    },
    dark: {
      paper: '#1a1508',
      surface: '#282010',
      sunken: '#201a0c',
      line: '#463a1e',
      controlLine: '#8f8058',
    },
  },
  rio: {
    awning: '#2a6f9e',
    deep: '#1a4f78',
    tint: '#a6d3f5',
    card: 'plain',
    title: 'lined',
    light: {
      paper: '#eef5fa',
      surface: '#ffffff',
      sunken: '#e4eff7',
      line: '#c9dbe8',
      controlLine: '#6d8496',
    },
    dark: {
      paper: '#0c141b',
      surface: '#172430',
      sunken: '#111c25',
      line: '#2b3e4e',
      controlLine: '#6f879a',
    },
  },
  jacaranda: {
    awning: '#7a5bb0',
    deep: '#543a80',
    tint: '#d3bdf5',
    card: 'solid',
    title: 'plain',
    light: {
      paper: '#fbf8ff',
      surface: '#f0e9fa',
      sunken: '#f5f0fc',
      line: '#dccfee',
      controlLine: '#7f7291',
    },
    dark: {
      paper: '#150f1d',
      surface: '#231a30',
      sunken: '#1c1426',
      line: '#3c2e4f',
      controlLine: '#85769a',
    },
  },
  ladrillo: {
    awning: '#b04a2c',
    deep: '#82301a',
    tint: '#ffbda5',
    card: 'solid',
    title: 'lined',
    light: {
      paper: '#fff8f4',
      surface: '#faeae2',
      sunken: '#fcf1eb',
      line: '#ecd2c5',
      controlLine: '#8c7263',
    },
    dark: {
      paper: '#1b100c',
      surface: '#2a1a14',
      sunken: '#22150f',
      line: '#482e24',
      controlLine: '#93776a',
    },
  },
  neon: {
    awning: '#b52f88',
    deep: '#821a60',
    tint: '#ffabdd',
    card: 'framed',
    title: 'upper',
    light: {
      paper: '#f6f3ff',
      surface: '#fdfcff',
      sunken: '#efeafc',
      line: '#d6cdf0',
      controlLine: '#79709a',
    },
    dark: {
      paper: '#0c0916',
      surface: '#171127',
      sunken: '#120d1f',
      line: '#33284f',
      controlLine: '#7d71a3',
    },
  },
} as const satisfies Record<LookName, Look>;
