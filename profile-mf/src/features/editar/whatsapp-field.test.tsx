import '../../testing/form-mocks.ts';
import { fireEvent, screen } from '@testing-library/react';
import { messages } from '@vidriera/domain/messages/messages';
import { call } from '@vidriera/kit/requests/callable';
import { expect, test } from 'vitest';
import { open, save, saved, write } from '../../testing/form.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>(/^WhatsApp/);
const type = (text: string) => {
  write(/^WhatsApp/, text);
  fireEvent.blur(field());
};
const button = (name: string) => screen.getByRole('button', { name });

test('completes a number on blur, shows its address, and can undo it', () => {
  open();
  type('11 5555-0134');
  expect(field().value).toBe('+54 9 11 5555-0134');
  expect(screen.getByText('Lleva a +54 9 11 5555-0134')).toBeDefined();
  fireEvent.click(button('Deshacer'));
  expect(field().value).toBe('11 5555-0134');
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  fireEvent.blur(field());
  expect(field().value, 'undone, it stays').toBe('11 5555-0134');
});

test.each([
  ['wa.me/5491155550134', '+54 9 11 5555-0134'],
  ['0351 15 555\u20110188', '+54 9 351 555-0188'],
  ['00598 99 123 456', '+59899123456'],
  ['+598 99 123 456', '+598 99 123 456'],
  ['chat.whatsapp.com/AbC', 'https://chat.whatsapp.com/AbC'],
  ['sin números', 'sin números'],
])('%s becomes %s', (typed, text) => {
  open();
  type(typed);
  expect(field().value).toBe(text);
});

test('a landline keeps 54 without the 9, and is saved so', async () => {
  open();
  type('11 5555-0134');
  fireEvent.click(screen.getByLabelText('Es un fijo'));
  expect(field().value).toBe('+54 11 5555-0134');
  expect(screen.getByText('Lleva a +54 11 5555-0134')).toBeDefined();
  fireEvent.blur(field());
  write('Rol', 'personal');
  save();
  await screen.findByRole('heading', { name: 'Inicio' });
  expect(call).toHaveBeenCalledWith(
    'saveProfile',
    expect.objectContaining({ link_Wssp: 'https://wa.me/541155550134' }),
  );
});

test('completes a number sent by Enter', async () => {
  open();
  write(/^WhatsApp/, '351 15 555-0188');
  write('Rol', 'personal');
  save();
  await screen.findByRole('heading', { name: 'Inicio' });
  expect(call).toHaveBeenCalledWith(
    'saveProfile',
    expect.objectContaining({ link_Wssp: 'https://wa.me/5493515550188' }),
  );
});

test('asks for a missing area code', () => {
  open();
  type('15 5555-0134');
  expect(screen.getByText(messages.redes.noArea)).toBeDefined();
  expect(field().value).toBe('15 5555-0134');
});

test('keeps an untouched number', () => {
  const { usuario, creador } = saved();
  open({ usuario: { ...usuario, link_Wssp: 'https://wa.me/541155550134' }, creador });
  fireEvent.blur(field());
  expect(field().value).toBe('541155550134');
  expect(screen.getByLabelText<HTMLInputElement>('Es un fijo').checked).toBe(true);
});
