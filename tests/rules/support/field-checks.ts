import { MODALIDADES } from 'domain/item/item';
import { LIMITS } from 'domain/values/limits';
import { hour, OWNER } from './items.ts';
import { download, UPLOADS } from './people.ts';
import { type Fixture, LEFT_OUT } from './values.ts';

const letters = (count: number) => 'a'.repeat(count);
export const upload = (folder: string, uid = OWNER) =>
  download(`posts/${folder}/${uid}/1780000000000_foto-1.jpg`);

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
export const allow = (field: string, ...values: unknown[]) => cases(field, 'allow', values);
export const deny = (field: string, ...values: unknown[]) => cases(field, 'deny', values);
/** Denied by the rules though the form's schema takes it, for the reason given. */
export const denyDespiteForm = (reason: string, field: string, ...values: unknown[]) =>
  cases(field, 'deny', values, reason);

export const EMPTY_IS_FILLED_IN = 'the form fills in what is empty before it writes';
const FORM_COERCES = 'the form turns what was typed into a number';

export const textCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, '', letters(max)),
  ...deny(field, letters(max + 1), 5),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, null, LEFT_OUT),
];
export const filledTextCases = (field: string, max: number): FieldCase[] => [
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
export const hourCases = (field: string): FieldCase[] => [
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
export const linkCases = (field: string): FieldCase[] => [
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
export const optionalLinkCases = (field: string): FieldCase[] => [
  ...linkCases(field),
  ...allow(field, null),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, '', LEFT_OUT),
];
export const dayCases = (field: string): FieldCase[] => [
  ...allow(field, null),
  ...deny(field, 'mañana', 5),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, LEFT_OUT),
];
export const countCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, 0, max),
  ...deny(field, -1, max + 1, 1.5),
  ...denyDespiteForm(FORM_COERCES, field, '5', null, LEFT_OUT),
];
export const modalidadCases: FieldCase[] = [
  ...allow('modalidad', ...MODALIDADES),
  ...deny('modalidad', 'Híbrida', '', null, 5),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, 'modalidad', LEFT_OUT),
];
export const foreignImages = [
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
