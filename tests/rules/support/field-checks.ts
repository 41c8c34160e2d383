import { MODALIDADES } from 'domain/item';
import { LIMITES } from 'domain/limits';
import { hour, OWNER } from './items.ts';
import { download } from './people.ts';
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
  ...deny(field, '', '   ', letters(max + 1), 5, null, LEFT_OUT),
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
    `https://ejemplo.com/${letters(LIMITES.url - 20)}`,
  ),
  ...deny(
    field,
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://ejemplo.com/',
    'https://localhost/',
    'https://ana:clave@ejemplo.com/',
    'https://ejemplo.com/ x',
    `https://ejemplo.com/${letters(LIMITES.url - 19)}`,
    5,
  ),
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
  `${upload('evento/main')}#${letters(LIMITES.url)}`,
  5,
];
export const FORM_KNOWS_PATHS_ONLY = 'pictures are shown by their path, so the domain looks at nothing else';
export const foreignHosts = [
  download(`posts/evento/main/${OWNER}/1_foto.jpg`, 'https://malo.example'),
  upload('evento/main').replace('https:', 'http:'),
];
