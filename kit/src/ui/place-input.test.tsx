import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PlaceInput } from './place-input.tsx';
import { UNKNOWN_PLACE } from './place-words.ts';

type Given = { value?: string; direccion?: string; near?: { lat: number; lng: number } | null };

function Form({
  chosen,
  value = '',
  direccion = '',
  near = null,
}: Given & { chosen: (code: string) => void }) {
  const [code, setCode] = useState(value);
  const onChange = (next: string) => {
    chosen(next);
    setCode(next);
  };
  return (
    <PlaceInput
      label="Localidad"
      name="localidad"
      value={code}
      onChange={onChange}
      direccion={direccion}
      near={near}
    />
  );
}

function open(given: Given = {}) {
  const chosen = vi.fn();
  render(<Form {...given} chosen={chosen} />);
  return { chosen, input: screen.getByRole<HTMLInputElement>('combobox') };
}

it('finds without accents, and is chosen by keys', async () => {
  const { chosen, input } = open();
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'san p' } });
  const options = await screen.findAllByRole('option');
  expect(options.length).toBeGreaterThan(1);
  expect(input.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(input.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(input.value).toBe(options[1]?.textContent);
  expect(chosen).toHaveBeenLastCalledWith(expect.stringMatching(/^san-p/));
  expect(screen.queryByRole('option')).toBeNull();
});

it('names the place of a code, and takes it away with its text', async () => {
  const { chosen, input } = open({ value: 'salta' });
  await vi.waitFor(() => expect(input.value).toBe('Salta, Salta'));
  fireEvent.change(input, { target: { value: '' } });
  expect(chosen).toHaveBeenLastCalledWith('');
});

it('keeps what is typed over a chosen place', async () => {
  const { chosen, input } = open({ value: 'salta' });
  fireEvent.change(input, { target: { value: 'Salt' } });
  expect(chosen).toHaveBeenLastCalledWith('');
  expect(input.value).toBe('Salt');
});

it('says that what is no place has to be chosen', async () => {
  const { input } = open();
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'Atlántida' } });
  fireEvent.blur(input);
  expect(await screen.findByText(UNKNOWN_PLACE)).toBeTruthy();
});

it.each([
  ['that the address names', { direccion: 'Defensa 1344, San Telmo' }, 'san-telmo'],
  ['that the point lies in', { near: { lat: -24.79, lng: -65.41 } }, 'salta'],
])('proposes the place %s', async (_, given, code) => {
  const { chosen, input } = open(given);
  fireEvent.focus(input);
  fireEvent.click(await screen.findByRole('button', { name: /^Poner / }));
  expect(chosen).toHaveBeenLastCalledWith(code);
});
