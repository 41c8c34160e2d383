import fc from 'fast-check';
import { list, nothing, text, whole } from '../support/wire.ts';
import { anything, constants, type FieldArbitraries, orNull } from './values.ts';

const exception = fc.oneof(
  constants(
    ...[
      '2026-12-07|cancelado',
      '2026-12-14|21:00|23:00',
      '2199-12-31|00:00|23:59',
      '2026-12-21|agotado',
      '2026-12-28|21:00|23:00|agotado',
    ].map(text),
  ),
);
/** Cancelled and changed dates of a weekly event. */
export const exceptions: FieldArbitraries = {
  valid: fc.array(exception, { maxLength: 26 }).map(list),
  strange: fc.oneof(
    fc.array(exception, { minLength: 1, maxLength: 27 }).map(list),
    constants(
      ...[
        '2026-12-07',
        '2026-12-07|suspendido',
        '2026-12-07|21:00',
        '2026-12-07|21:00|agotado',
        '2026-12-07|cancelado|agotado',
        '2026-13-07|cancelado',
        '1999-12-07|cancelado',
        '2026-12-07|24:00|25:00',
        '2026-12-07|cancelado\n',
        '2026-12-07|cancelado 2026-12-07|cancelado',
        '',
      ].map((word) => list([text(word)])),
      list([whole(5)]),
      list([text('2026-12-07|cancelado'), nothing]),
    ),
    anything,
  ),
};
/** Why single dates differ. */
export const dayTexts: FieldArbitraries = {
  valid: fc
    .array(constants(...['2027-01-01|Año nuevo', `2026-12-07|${'a'.repeat(200)}`].map(text)), {
      maxLength: 26,
    })
    .map(list),
  strange: fc.oneof(
    constants(
      ...[
        '2026-12-07',
        '2026-12-07|',
        '2026-13-07|Lluvia',
        '1999-12-07|Lluvia',
        'Lluvia',
        '',
        '2026-12-07|dos\nrenglones',
        '2026-12-07|Lluvia\n',
        `2026-12-07|${'a'.repeat(202)}`,
      ].map((word) => list([text(word)])),
      list(Array.from({ length: 27 }, () => text('2027-01-01|Año nuevo'))),
      list([whole(5)]),
    ),
    anything,
  ),
};
/** How it repeats. */
export const rule = orNull({
  valid: constants(
    ...[
      'FREQ=WEEKLY;BYDAY=MO,TH',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
      'FREQ=MONTHLY;BYDAY=1FR',
      'FREQ=MONTHLY;BYDAY=-1SU',
    ].map(text),
  ),
  strange: fc.oneof(
    constants(
      ...[
        'FREQ=WEEKLY;BYDAY=TH,MO',
        'FREQ=WEEKLY;BYDAY=MO,MO',
        'FREQ=WEEKLY;BYDAY=',
        'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO',
        'FREQ=MONTHLY;BYDAY=5FR',
        'FREQ=MONTHLY;BYDAY=FR',
        'FREQ=MONTHLY;BYDAY=1FR,2FR',
        'FREQ=MONTHLY;BYDAY=1FR\n',
        'FREQ=MONTHLY;BYDAY=1FRFREQ=MONTHLY;BYDAY=1FR',
        'FREQ=DAILY',
        '',
      ].map(text),
    ),
    anything,
  ),
});
