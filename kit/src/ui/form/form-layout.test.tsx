import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormLayout } from './form-layout.tsx';

test('holds fields, preview and submit bar in one form', () => {
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { container } = render(
    <FormLayout onSubmit={send} preview={<p>previa</p>} submit={<button type="submit">Guardar</button>}>
      <input required aria-label="Nombre" />
    </FormLayout>,
  );
  const button = screen.getByRole('button', { name: 'Guardar' });
  expect(button.closest('[data-submit-bar]')).not.toBeNull();
  expect(container.querySelector('form')?.contains(screen.getByText('previa'))).toBe(true);
  fireEvent.click(button); // the form's own rules report missing fields
  expect(send).toHaveBeenCalledOnce();
});
