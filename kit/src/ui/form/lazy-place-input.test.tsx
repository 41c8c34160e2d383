import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LazyPlaceInput } from './lazy-place-input.tsx';

function Form({ value = '' }: { value?: string }) {
  const [code, setCode] = useState(value);
  const [direccion, setDireccion] = useState('');
  return (
    <>
      <input
        aria-label="Dirección"
        value={direccion}
        onChange={(event) => setDireccion(event.target.value)}
      />
      <LazyPlaceInput
        label="Localidad"
        name="localidad"
        value={code}
        onChange={setCode}
        direccion={direccion}
      />
      <output>{code}</output>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox');

it('keeps the typed text and the focus when the chooser loads', async () => {
  render(<Form value="rosario" />);
  const before = field();
  before.focus();
  fireEvent.change(before, { target: { value: 'salt' } });
  expect(await screen.findByRole('option', { name: 'Salta, Salta' })).toBeTruthy();
  expect(field()).not.toBe(before);
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('salt');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('replaces the first field synchronously, so that no keystroke is lost', async () => {
  render(<Form />);
  const before = field();
  before.focus();
  await import('./place-input.tsx');
  let steps = 0;
  // Between loading and rendering the chooser, keystrokes would go to the replaced field.
  for (; before.isConnected && steps < 10; steps++) await Promise.resolve();
  expect(before.isConnected).toBe(false);
  expect(document.activeElement).toBe(field());
});

it('shows the chosen place’s name without interaction', async () => {
  render(<Form value="salta" />);
  await expect.poll(() => field().value).toBe('Salta, Salta');
});

it('proposes the place of a typed address', async () => {
  render(<Form />);
  fireEvent.change(screen.getByLabelText('Dirección'), { target: { value: 'Defensa 1344, San Telmo' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Poner San Telmo, CABA' }));
  expect(screen.getByRole('status').textContent).toBe('san-telmo');
});
