import { ESTADOS } from '@vidriera/domain/evento/state';
import type { AnyField } from '@vidriera/domain/values/fields';
import { LIMITS } from '@vidriera/domain/values/limits';
import { linkCases, optionalLinkCases, pictureCases, pictureListCases } from './address-checks.ts';
import { allow, deny, denyDespiteForm, EMPTY_IS_FILLED_IN, type FieldCase, letters } from './field-case.ts';
import { day, hour } from './items.ts';
import { LEFT_OUT, type RulesFixture, ref } from './values.ts';

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
const dayCases = (field: string): FieldCase[] => [
  ...allow(field, null),
  ...deny(field, 'mañana', 5, day('1969-12-31'), day('2200-01-01')),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, LEFT_OUT),
];
const momentCases = (field: string): FieldCase[] => [
  ...allow(field, null, new Date('2026-11-30T21:15:00Z'), LEFT_OUT),
  ...deny(field, 'mañana', 5, day('1969-12-31'), day('2200-01-01')),
];
const countCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, 0, max),
  ...deny(field, -1, max + 1, 1.5),
  ...denyDespiteForm(FORM_COERCES, field, '5', null, LEFT_OUT),
];
const choiceCases = (field: string, values: readonly string[], empty: FieldCase[]): FieldCase[] => [
  ...allow(field, ...values),
  ...deny(field, 'Otra cosa', ` ${values[0]}`, values[0]?.toUpperCase(), 5),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, LEFT_OUT),
  ...empty,
];
/** The form asks for a missing category, and then publishes under 'Otros'. */
const FILLED_IN_CHOICE = 'categoria';
const precioCases = (field: string, perMonth: boolean): FieldCase[] => {
  const periodo = perMonth ? 'mes' : null;
  const fixed: RulesFixture = { tipo: 'fijo', pesos: 6000, periodo, aclaracion: 'con la clase' };
  const free: RulesFixture = { tipo: 'gratis', pesos: null, periodo: null, aclaracion: '' };
  const without = (name: string) => {
    const { [name]: _, ...rest } = fixed;
    return rest;
  };
  const hat = { ...free, tipo: 'gorra' };
  return [
    ...allow(field, null, free, { ...hat, aclaracion: letters(80) }, fixed),
    ...allow(field, { ...fixed, pesos: 1 }, { ...fixed, tipo: 'desde', pesos: LIMITS.pesos }),
    ...deny(field, { ...fixed, pesos: LIMITS.pesos + 1 }, { ...fixed, pesos: 0 }, { ...fixed, pesos: -1 }),
    ...deny(
      field,
      { ...fixed, pesos: 1.5 },
      { ...fixed, pesos: null },
      { ...fixed, aclaracion: letters(81) },
    ),
    ...deny(field, { ...fixed, aclaracion: 5 }, 'gratis', 0, []),
    ...(perMonth ? allow(field, { ...fixed, periodo: 'total' }) : []),
    ...denyDespiteForm('the form leaves out what the chosen sort does not use', field, {
      ...free,
      pesos: 6000,
    }),
    ...denyDespiteForm('the form leaves out what the chosen sort does not use', field, {
      ...hat,
      periodo: 'mes',
    }),
    ...denyDespiteForm('the form reads what it does not know as nothing said', field, {
      ...fixed,
      tipo: 'caro',
    }),
    ...denyDespiteForm('the form knows a period where there is one', field, {
      ...fixed,
      periodo: perMonth ? null : 'mes',
    }),
    ...denyDespiteForm('the form knows a period where there is one', field, { ...fixed, periodo: 'semana' }),
    ...denyDespiteForm('the form writes all four, and no more', field, { ...fixed, moneda: 'USD' }),
    ...denyDespiteForm(
      'the form writes all four, and no more',
      field,
      ...['periodo', 'aclaracion', 'tipo'].map(without),
    ),
    ...deny(field, without('pesos')),
  ];
};
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

const NOT_TYPED = 'another dialog changes it, with its own schema';
const stateCases = (field: string, values: readonly string[]): FieldCase[] => [
  ...allow(field, ...values),
  ...denyDespiteForm(NOT_TYPED, field, 'suspendido', 'Cancelado', ' cancelado', '', 5, null),
  ...denyDespiteForm(NOT_TYPED, field, ...ESTADOS.filter((estado) => !values.includes(estado))),
];
/** Returns weekly dates, one for each number. */
const dates = (count: number) =>
  Array.from({ length: count }, (_, i) => `2026-${String(1 + (i % 12)).padStart(2, '0')}-07|cancelado`);
const exceptionCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, [], ['2026-12-07|cancelado'], ['2026-12-07|cancelado', '2026-12-14|21:00|23:00']),
  ...allow(field, dates(max), ['2199-12-31|00:00|23:59'], ['2026-02-31|cancelado']),
  ...denyDespiteForm(
    NOT_TYPED,
    field,
    ...[dates(max + 1), [''], ['2026-12-07'], ['2026-12-07|'], ['2026-12-07|suspendido'], [5]],
    ...[
      ['2026-12-07|21:00'],
      ['2026-12-07|24:00|25:00'],
      ['2026-12-07|21:00|23:00|'],
      ['2026-13-07|cancelado'],
    ],
    ...[['2026-12-07|cancelado 2026-12-14|cancelado'], ['2026-12-07|cancelado\n'], ['7/12/2026|cancelado']],
    ...[
      ['2026-12-07|cancelado', 'x'],
      ['x', '2026-12-07|cancelado'],
      ['2026-12-00|cancelado'],
      '2026-12-07|cancelado',
      null,
    ],
  ),
];

const dayNoteCases = (field: string, max: number, length: number): FieldCase[] => {
  const note = (size: number) => `2027-01-01|${'a'.repeat(size)}`;
  return [
    ...allow(field, [], ['2027-01-01|Año nuevo'], Array(max).fill(note(length))),
    ...denyDespiteForm(
      NOT_TYPED,
      field,
      ...[Array(max + 1).fill(note(1)), [note(0)], [note(length + 2)], ['2027-01-01'], ['Año nuevo']],
      ...[['2027-13-01|Año nuevo'], ['2027-01-01|dos\nrenglones'], [5], '2027-01-01|Año nuevo', null],
    ),
  ];
};

/** Returns valid and invalid values of a field by its table. An optional field may be missing. */
export function casesOf(name: string, field: AnyField): FieldCase[] {
  const cases = valuesOf(name, field);
  return field.optional
    ? [...cases.filter(({ change }) => change[name] !== LEFT_OUT), ...allow(name, LEFT_OUT)]
    : cases;
}
function valuesOf(field: string, { rule }: AnyField): FieldCase[] {
  switch (rule.type) {
    case 'filledText':
      return filledTextCases(field, rule.max);
    case 'text':
      return textCases(field, rule.max);
    case 'count':
      return countCases(field, rule.max);
    case 'choice': {
      const empty =
        field === FILLED_IN_CHOICE
          ? denyDespiteForm(EMPTY_IS_FILLED_IN, field, '', null)
          : deny(field, '', null);
      return choiceCases(field, rule.values, empty);
    }
    case 'optionalChoice':
      return choiceCases(field, rule.values, [...deny(field, ''), ...allow(field, null)]);
    case 'localidad':
      return [
        ...allow(field, null, 'salta', 'san-pedro-jujuy', letters(60)),
        ...deny(
          field,
          letters(61),
          'Salta',
          'san pedro',
          'san--pedro',
          '-salta',
          'salta-',
          'córdoba',
          '../salta',
          5,
        ),
        ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, ''),
      ];
    case 'regla':
      return [
        ...allow(field, null),
        ...deny(field, 'FREQ=DAILY', 'Primer viernes', 5),
        ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, ''),
      ];
    case 'precio':
      return precioCases(field, rule.perMonth);
    case 'day':
      return dayCases(field);
    case 'moment':
      return momentCases(field);
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
    case 'state':
      return stateCases(field, rule.values);
    case 'note':
      return [
        ...allow(field, '', letters(rule.max)),
        ...denyDespiteForm(NOT_TYPED, field, letters(rule.max + 1), 5, null),
      ];
    case 'flag':
      return [...allow(field, true, false), ...denyDespiteForm(NOT_TYPED, field, 1, 'true', null)];
    case 'check':
      return [...allow(field, true, false), ...deny(field, 1, 'true', null)];
    case 'dayTexts':
      return dayNoteCases(field, rule.max, rule.length);
    case 'list':
      return exceptionCases(field, rule.max);
    case 'tituloCategoria':
      return denyDespiteForm(
        'the title is written with the references',
        field,
        ...['Teatro', 'MUSICA', 'Milongas', null, 5, LEFT_OUT],
      );
  }
}

/** A value of each Firestore type. */
const OF_EACH_TYPE = [null, true, 5, 1.5, 'x', new Date(0), ref('user/x'), [], ['x'], { x: 1 }];
const TAKES: Record<AnyField['rule']['type'], unknown[]> = {
  filledText: ['x'],
  text: ['x'],
  count: [5],
  choice: [],
  optionalChoice: [null],
  precio: [null],
  localidad: [null, 'x'],
  regla: [null],
  day: [null, OF_EACH_TYPE[5]],
  moment: [null, OF_EACH_TYPE[5]],
  hour: [null, OF_EACH_TYPE[5]],
  link: [],
  optionalLink: [null],
  picture: [null],
  pictures: [OF_EACH_TYPE[7]],
  categorias: [],
  tituloCategoria: [],
  state: [],
  note: ['x'],
  flag: [true],
  list: [OF_EACH_TYPE[7]],
  check: [true],
  dayTexts: [OF_EACH_TYPE[7]],
};
/** Returns the values of types that a field refuses. */
export const ofOtherTypes = ({ rule }: AnyField): unknown[] =>
  OF_EACH_TYPE.filter((value) => !TAKES[rule.type].includes(value));
