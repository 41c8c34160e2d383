import { expect, test } from 'vitest';
import { plan } from './plan.ts';

const TODAY = '2026-11-25'; // a Wednesday

test('without parameters: all parts', () => {
  expect(plan({ tipo: 'evento', uid: 'ana' }, TODAY)).toEqual({
    tipo: 'evento',
    on: false,
    parts: ['upcoming', 'sinFecha', 'past'].map((phase) => ({ phase, days: null })),
    filter: { uid: 'ana' },
  });
});

test('the weekend of a Wednesday is Friday to Sunday', () => {
  const { parts } = plan({ tipo: 'evento', weekend: true }, TODAY);
  expect(parts).toEqual([{ phase: 'upcoming', days: ['2026-11-27', '2026-11-29'] }]);
});
