import { singular } from '@vidriera/domain/item/search';
import { meaningful } from '@vidriera/domain/search/terms';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stemsOf } from './stems.ts';

const arbText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        'Milonga',
        'del',
        'Día',
        '½',
        'ΣΑΣ',
        '´',
        'luces,',
        '\u200b',
        '\ufeff',
        '\t',
        'Straße',
        '',
      ),
    )
    .map((words) => words.join(' ')),
);

test('stemsOf: folds word by word, and finds the same stems as the whole text', () => {
  fc.assert(
    fc.property(arbText, (text) => {
      expect(stemsOf(text)).toEqual(meaningful(text).map(singular));
    }),
  );
});
