import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { focusFirstError } from '../forms/first-error.ts';
import { LazyPlaceInput } from '../ui/form/lazy-place-input.tsx';
import { textsAreTaken } from './refused-text.ts';

function Form({ sent }: { sent: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <form>
      <LazyPlaceInput label="Localidad" name="localidad" value={code} onChange={setCode} />
      <output ref={() => sent(code)} />
    </form>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox');

it.each([
  ['takes a place typed before the list was there', 'Salta', true, 'salta'],
  ['refuses one that leaves a doubt, and gives it the focus', 'San', false, ''],
])('%s', async (_, typed, taken, code) => {
  const sent = vi.fn();
  render(<Form sent={sent} />);
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: typed } });
  const form = document.querySelector('form') as HTMLFormElement;
  expect(await act(() => textsAreTaken(form))).toBe(taken);
  expect(sent).toHaveBeenLastCalledWith(code);
  act(() => field().blur());
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  act(() => focusFirstError(form, () => false));
  expect(document.activeElement === field()).toBe(!taken);
});
