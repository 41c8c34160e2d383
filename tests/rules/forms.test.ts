import { TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import { describe, expect, it } from 'vitest';
import { FIELD_CASES } from './support/field-cases.ts';
import { formTakes } from './support/form.ts';
import { ITEMS } from './support/items.ts';
import { shown } from './support/shown.ts';
import { changed } from './support/values.ts';

/** Runs the rules' fixtures through the form's schemas: both agree, or the table says why not. */
describe.each([...TIPOS])('%s', (tipo: Tipo) => {
  it('a valid item comes from a valid form', () => expect(formTakes(tipo, ITEMS[tipo])).toBe(true));

  it.each(
    FIELD_CASES[tipo].map((one) => [one.verdict, shown(one.change), one.differs ?? 'agrees', one] as const),
  )('rules %s %s; the form %s', (_verdict, _shown, _differs, { change, verdict, differs }) => {
    expect(formTakes(tipo, changed(ITEMS[tipo], change))).toBe((verdict === 'allow') !== Boolean(differs));
  });
});
