import { renderHook } from '@testing-library/react';
import { EMPTY_FORM } from '@vidriera/domain/item/kinds-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { impactSentence } from '@vidriera/kit/words/impact-sentence';
import { beforeEach, expect, test, vi } from 'vitest';
import { useStretchQuestion } from './use-stretch-question.ts';
import type { PostValues } from './values.ts';

vi.mock('@vidriera/kit/messages/dialogs', () => ({ askConfirm: vi.fn(async () => false) }));
vi.mock('@vidriera/kit/words/impact-sentence', () => ({
  impactSentence: vi.fn(async () => 'Hay 2 personas anotadas.'),
}));
beforeEach(() => vi.clearAllMocks());

const weekend = (change: Partial<PostValues> = {}): PostValues => ({
  ...EMPTY_FORM,
  tipoFecha: 'exacta',
  fechaExacta: '2099-03-06',
  fechaFin: '2099-03-08',
  horaInicio: '20:00',
  aforo: '40',
  ...change,
});
const ask = (base: PostValues, values: PostValues, id: string | undefined = 'e1') =>
  renderHook(() => useStretchQuestion({ getValues: (() => values) as never }, { base, id })).result.current();

test('days with guests that become one date, or the other way round, are asked about', async () => {
  const stretch = weekend({ corrido: true });
  expect(await ask(weekend(), stretch)).toBe(false);
  expect(await ask(stretch, weekend())).toBe(false);
  expect(vi.mocked(askConfirm).mock.calls.map(([text]) => text)).toEqual([
    messages.post.stretched,
    messages.post.apart,
  ]);
  vi.mocked(askConfirm).mockResolvedValueOnce(true);
  expect(await ask(weekend(), stretch)).toBe(true);
});

test.each([
  ['nothing changed', weekend(), weekend({ titulo: 'Otro' }), 'e1'],
  ['a new event', weekend(), weekend({ corrido: true }), undefined],
  ['an event without seats', weekend({ aforo: '' }), weekend({ corrido: true }), 'e1'],
  ['an event that had one day', weekend({ fechaFin: '' }), weekend({ corrido: true }), 'e1'],
])('%s: nobody is asked', async (_what, base, values, id) => {
  const hook = renderHook(() => useStretchQuestion({ getValues: (() => values) as never }, { base, id }));
  expect(await hook.result.current()).toBe(true);
  expect(askConfirm).not.toHaveBeenCalled();
});

test('without guests nobody is asked', async () => {
  vi.mocked(impactSentence).mockResolvedValueOnce('');
  expect(await ask(weekend(), weekend({ corrido: true }))).toBe(true);
  expect(askConfirm).not.toHaveBeenCalled();
});
