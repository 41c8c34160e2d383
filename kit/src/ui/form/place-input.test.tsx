import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UNKNOWN_PLACE } from '../cards/place-words.ts';
import { PlaceInput } from './place-input.tsx';

type Given = {
  takesTyped?: boolean;
  value?: string;
  direccion?: string;
  near?: { lat: number; lng: number } | null;
};

function Form({
  chosen,
  value = '',
  direccion = '',
  near = null,
  takesTyped = false,
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
      takesTyped={takesTyped}
    />
  );
}

function open(given: Given = {}) {
  const chosen = vi.fn();
  render(<Form {...given} chosen={chosen} />);
  return { chosen, input: screen.getByRole<HTMLInputElement>('combobox') };
}

it('finds without accents, and chooses by keyboard', async () => {
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

it('shows a code’s name, and clears it with its text', async () => {
  const { chosen, input } = open({ value: 'salta' });
  await expect.poll(() => input.value).toBe('Salta, Salta');
  fireEvent.change(input, { target: { value: '' } });
  expect(chosen).toHaveBeenLastCalledWith('');
});

it('keeps text typed over a chosen place', async () => {
  const { chosen, input } = open({ value: 'salta' });
  fireEvent.change(input, { target: { value: 'Salt' } });
  expect(chosen).toHaveBeenLastCalledWith('');
  expect(input.value).toBe('Salt');
});

it('asks to choose from the list if the text is not a place', async () => {
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

it('offers the place of an alternative name first', async () => {
  const { chosen, input } = open();
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'CABA' } });
  await screen.findByRole('option', { name: 'Caballito, CABA' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(chosen).toHaveBeenLastCalledWith('buenos-aires');
});

describe('a place typed without a choice', () => {
  const begin = (given: Given = {}) => {
    const chosen = vi.fn();
    render(<Form {...given} chosen={chosen} takesTyped />);
    return { chosen, input: screen.getByRole<HTMLInputElement>('combobox') };
  };
  const typeAndLeave = (input: HTMLInputElement, value: string) => {
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };

  it.each([
    ['by its name', 'CORDOBA', 'Córdoba, Córdoba'],
    ['by its name and province', 'san telmo (caba)', 'San Telmo, CABA'],
    ['in short', 'Gral. Pico', 'General Pico, La Pampa'],
    ['although longer names contain it', 'Martínez', 'Martínez, Buenos Aires'],
    ['by another name of it', 'Bariloche', 'San Carlos de Bariloche, Río Negro'],
  ])('is accepted %s', (_, typed, label) => {
    const { input, chosen } = begin();
    typeAndLeave(input, typed);
    expect(chosen).toHaveBeenLastCalledWith(expect.stringMatching(/^[a-z-]+$/));
    expect(input.value).toBe(label);
    expect(input.validity.customError).toBe(false);
  });

  it.each(['san', 'Atlántida', 'zarat', 'Juan E. Martínez', 'Güemes'])(
    'is refused unless it is one place’s name: %s',
    (typed) => {
      const { input, chosen } = begin({ value: 'salta' });
      typeAndLeave(input, typed);
      expect(chosen).toHaveBeenLastCalledWith('');
      expect(input.value).toBe(typed);
      expect(input.validity.customError).toBe(true);
      fireEvent.change(input, { target: { value: '' } });
      expect(input.validity.customError).toBe(false);
    },
  );

  it('stays as typed until blur', () => {
    const { input } = begin();
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: 'salta' } });
    expect(input.value).toBe('salta');
  });

  it('shows an unknown place as an error on submit, and gets the focus', () => {
    const { input } = begin();
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: 'san' } });
    expect(screen.queryByText(UNKNOWN_PLACE)).toBeNull();
    act(() => void input.checkValidity());
    expect(screen.getByText(UNKNOWN_PLACE)).toBeTruthy();
  });

  it('does not navigate before a choice', () => {
    const { chosen, input } = open();
    typeAndLeave(input, 'salta');
    expect(chosen).not.toHaveBeenCalled();
  });
});
