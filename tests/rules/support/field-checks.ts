import type { AnyField } from 'domain/values/fields';
import { LIMITS } from 'domain/values/limits';
import { day, hour, OWNER } from './items.ts';
import { download, UPLOADS } from './people.ts';
import { type Fixture, LEFT_OUT, ref } from './values.ts';

const letters = (count: number) => 'a'.repeat(count);
const upload = (folder: string, uid = OWNER) => download(`posts/${folder}/${uid}/1780000000000_foto-1.jpg`);

/**
 * A value tried in one field of a valid item, on create and on update. `differs` states why the form's schema judges
 * otherwise than the rules; without it both must agree.
 */
export interface FieldCase {
  change: Fixture;
  verdict: 'allow' | 'deny';
  differs?: string;
}
const cases = (field: string, verdict: 'allow' | 'deny', values: unknown[], differs?: string): FieldCase[] =>
  values.map((value) => ({ change: { [field]: value }, verdict, ...(differs ? { differs } : {}) }));
const allow = (field: string, ...values: unknown[]) => cases(field, 'allow', values);
export const deny = (field: string, ...values: unknown[]) => cases(field, 'deny', values);
/** Denied by the rules though the form's schema takes it, for the reason given. */
export const denyDespiteForm = (reason: string, field: string, ...values: unknown[]) =>
  cases(field, 'deny', values, reason);

const EMPTY_IS_FILLED_IN = 'the form fills in what is empty before it writes';
const FORM_COERCES = 'the form turns what was typed into a number';

const textCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, '', letters(max)),
  ...deny(field, letters(max + 1), 5),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, null, LEFT_OUT),
];
const filledTextCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, 'x', letters(max)),
  ...allow(field, 'línea\nlínea', '\u00A0😀', '¡', '\u{1FAE8}'),
  ...deny(
    field,
    ...[
      '',
      '   ',
      '\u00A0',
      '\u2003\u3000',
      '\u200B',
      '\u2800',
      '\u3164',
      '\u115F\u1160',
      '\uFFA0',
      '\u0301',
    ],
  ),
  ...deny(field, letters(max + 1), 5, null, LEFT_OUT),
];
const hourCases = (field: string): FieldCase[] => [
  ...allow(field, null, hour(0), hour(23, 59)),
  ...denyDespiteForm(
    'the form knows hours only',
    field,
    new Date(Date.UTC(1969, 11, 31, 23, 59)),
    new Date(Date.UTC(1970, 0, 2)),
  ),
  ...deny(field, '25:00', 5),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, LEFT_OUT),
];
const linkCases = (field: string): FieldCase[] => [
  ...allow(
    field,
    'https://ejemplo.com/',
    'http://sub.ejemplo.com.ar:8080/a?b=c#d',
    'mailto:hola@ejemplo.com',
    'tel:+541112345678',
    `https://ejemplo.com/${letters(LIMITS.url - 20)}`,
    'https://ejemplo.com:65535/',
    'https://ejemplo.com./',
    'https://1.2.3.255/',
    'https://1.2.3.4:80/a',
    'https://1.ejemplo.com/',
    'https://xn--and-6ma2c.ar/',
    'https://ejemplo.xn--p1ai/?a=https://xn--',
  ),
  ...deny(
    field,
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://ejemplo.com/',
    'https://localhost/',
    'https://ana:clave@ejemplo.com/',
    'https://ejemplo.com/ x',
    `https://ejemplo.com/${letters(LIMITS.url - 19)}`,
    5,
    ...[
      'https://ejemplo.com:65536/',
      'https://ejemplo.com:99999/',
      'https://ejemplo.com:100000/',
      'https://ejemplo.com:x/',
    ],
    ...[
      'https://1.2.3.999/',
      'https://1.2.3.256/',
      'https://1.2.3.4.5/',
      'https://1.2.3.4.5:80/',
      'https://ejemplo.1/',
    ],
    ...[
      'https://ejemplo.0x1f/',
      'https://ejemplo..com/',
      'https://.ejemplo.com/',
      'https://eje!mplo.com/',
      'https://[::1]/',
    ],
    ...[
      'https://xn--.com/',
      'https://XN--.com/',
      'https://xn--a.com/',
      'https://xn--0.com:80/',
      'https://xn--a-.com/',
    ],
    ...[
      'https://xn--ejemplo-9.com/',
      'https://ejemplo.xn--a',
      'https://xn--ejemplo-a.com/',
      'mailto:?subject=x',
      'tel:#1',
    ],
  ),
  ...denyDespiteForm(
    'the form writes an address of numbers out as one',
    field,
    'https://1.2.3/',
    'https://01.2.3.4/',
  ),
  {
    change: { [field]: 'https://xn--zz.com/' },
    verdict: 'allow',
    differs: 'a pattern can’t decode punycode; the API shows no such link',
  },
  ...denyDespiteForm('the form writes it out as https://', field, 'ejemplo.com', '//ejemplo.com/'),
  ...denyDespiteForm('the form writes it out percent-encoded', field, 'https://ejemplo.com/ñ'),
];
const optionalLinkCases = (field: string): FieldCase[] => [
  ...linkCases(field),
  ...allow(field, null),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, '', LEFT_OUT),
];
const dayCases = (field: string): FieldCase[] => [
  ...allow(field, null),
  ...deny(field, 'mañana', 5, day('1969-12-31'), day('2200-01-01')),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, LEFT_OUT),
];
const countCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, 0, max),
  ...deny(field, -1, max + 1, 1.5),
  ...denyDespiteForm(FORM_COERCES, field, '5', null, LEFT_OUT),
];
const choiceCases = (field: string, values: readonly string[], leftOut: FieldCase[]): FieldCase[] => [
  ...allow(field, ...values),
  ...deny(field, 'Otra cosa', ` ${values[0]}`, values[0]?.toUpperCase(), '', 5),
  ...leftOut,
];
const foreignImages = [
  upload('evento/main', 'otroCreador'),
  upload('evento/portada'),
  upload('otra/main'),
  download(`posts/evento/main/${OWNER}/foto.jpg`),
  download(`posts/evento/main/${OWNER}/thumbs/1_foto.jpg_480.webp`),
  download(`users/otroCreador/profile/1_foto.jpg`),
  'https://ejemplo.com/foto.jpg',
  `${upload('evento/main')}#${letters(LIMITS.url)}`,
  5,
  ...[
    ['https://', 'http://'],
    ['https://firebasestorage.googleapis.com', 'javascript:'],
    ['https://', 'https://ana:clave@'],
    ['.com/', '.com:8443/'],
    ['.com/', '.com.malo.example/'],
    ['.googleapis', 'xgoogleapis'],
    ['https://firebasestorage.googleapis.com', 'https://malo.example'],
    ['https://firebasestorage.googleapis.com', 'https://127.0.0.1:9199'],
    ['https://firebasestorage.googleapis.com', 'http://127.0.0.1'],
    ['https://firebasestorage.googleapis.com', 'http://10.0.0.1:9199'],
    [UPLOADS.bucket, 'demo-vidriera.appspot.com'],
    [UPLOADS.bucket, UPLOADS.bucket.replace('.', '-')],
    [UPLOADS.bucket, `${UPLOADS.bucket}.otro`],
    ['%2F', '/'],
    ['%2F', '%2f'],
    ['?', '?x=<b>&'],
    ['?', '#?'],
    ['https', ' https'],
  ].map(([from = '', to = '']) => upload('evento/main').replace(from, to)),
  `${upload('evento/main')}\n`,
];
const pictureCases = (field: string): FieldCase[] => [
  ...allow(
    field,
    null,
    upload('evento/main'),
    upload('link/gallery'),
    download(`users/${OWNER}/profile/1_foto.png`),
    download(`users/${OWNER}/creator/gallery/1_foto.png`),
    download(`posts/curso/main/${OWNER}/1_foto.jpg`, 'http://127.0.0.1:9199'),
    download(`posts/curso/main/${OWNER}/1_foto.jpg`, 'http://localhost:9199'),
  ),
  ...deny(field, ...foreignImages),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, '', LEFT_OUT),
];
const [one, other] = [upload('evento/gallery'), upload('evento/gallery', 'otroCreador')];
const pictureListCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, [], [one], Array(max).fill(one)),
  ...deny(
    field,
    Array(max + 1).fill(one),
    [one, other],
    [5],
    one,
    null,
    [''],
    [`${one} ${one}`],
    // Joined, the blank inside one element would make up for the one before an empty other.
    [`${one} ${one}`, ''],
    [`${one} `],
    [one, 'https://ejemplo.com/foto.jpg'],
  ),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, LEFT_OUT),
];
const [music, rest] = [ref('categoria/musica'), ref('categoria/otros')];
const categoriasCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, [music, ref('categoria/teatro'), rest], [music, ...Array(max - 1).fill(rest)]),
  ...deny(field, Array(max + 1).fill(music), 'categoria/musica', null, [music, ref('categoria/Música')]),
  ...denyDespiteForm(
    'the form knows ids only',
    field,
    [ref('user/musica')],
    ['categoria/musica'],
    [music, ref('user/otros')],
    [music, 'otros'],
    [music, ref('categoria/milongas')],
  ),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, LEFT_OUT),
  ...denyDespiteForm('the title is written with the references', field, [], [ref('categoria/teatro')]),
];

/** Values of a field, valid and invalid, by what the table says it is. */
export function casesOf(field: string, { rule }: AnyField): FieldCase[] {
  switch (rule.type) {
    case 'filledText':
      return filledTextCases(field, rule.max);
    case 'text':
      return textCases(field, rule.max);
    case 'count':
      return countCases(field, rule.max);
    case 'choice': {
      const leftOut = denyDespiteForm(EMPTY_IS_FILLED_IN, field, LEFT_OUT);
      return choiceCases(field, rule.values, [...deny(field, null), ...leftOut]);
    }
    case 'requiredChoice':
      return choiceCases(field, rule.values, deny(field, null, LEFT_OUT));
    case 'optionalChoice':
      return [
        ...choiceCases(field, rule.values, denyDespiteForm(EMPTY_IS_FILLED_IN, field, LEFT_OUT)),
        ...allow(field, null),
      ];
    case 'day':
      return dayCases(field);
    case 'hour':
      return hourCases(field);
    case 'link':
      return [...linkCases(field), ...deny(field, '', null, LEFT_OUT)];
    case 'optionalLink':
      return optionalLinkCases(field);
    case 'picture':
      return pictureCases(field);
    case 'pictures':
      return pictureListCases(field, rule.max);
    case 'categorias':
      return categoriasCases(field, rule.max);
    case 'tituloCategoria':
      return denyDespiteForm(
        'the title is written with the references',
        field,
        ...['Teatro', 'MUSICA', 'Milongas', null, 5, LEFT_OUT],
      );
  }
}

/** One value of each type that Firestore stores. */
const OF_EACH_TYPE = [null, true, 5, 1.5, 'x', new Date(0), ref('user/x'), [], ['x'], { x: 1 }];
/** Which of them a field takes. */
const TAKES: Record<AnyField['rule']['type'], unknown[]> = {
  filledText: ['x'],
  text: ['x'],
  count: [5],
  choice: [],
  requiredChoice: [],
  optionalChoice: [null],
  day: [null, OF_EACH_TYPE[5]],
  hour: [null, OF_EACH_TYPE[5]],
  link: [],
  optionalLink: [null],
  picture: [null],
  pictures: [OF_EACH_TYPE[7]],
  categorias: [],
  tituloCategoria: [],
};
/** What no form would write into a field: whatever is of another type. */
export const ofOtherTypes = ({ rule }: AnyField): unknown[] =>
  OF_EACH_TYPE.filter((value) => !TAKES[rule.type].includes(value));
