import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { mailConfirmed, sendVerification } from '@vidriera/session';
import { firebaseFailure } from '@vidriera/session/firebase-failure';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConfirmMail } from './confirm-mail.tsx';

vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  mailConfirmed: vi.fn(),
  sendVerification: vi.fn(),
}));

const show = () => render(<ConfirmMail email="ana@ejemplo.com" />);
const notice = () => screen.queryByRole('region', { name: 'Confirmá tu mail' });

beforeEach(() => {
  vi.mocked(mailConfirmed).mockReset().mockResolvedValue(false);
  vi.mocked(sendVerification).mockReset().mockResolvedValue('asked');
});

test('offers nothing if the address is confirmed, or unknown', async () => {
  vi.mocked(mailConfirmed).mockResolvedValueOnce(true);
  show();
  vi.mocked(mailConfirmed).mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection));
  show();
  await waitFor(() => expect(mailConfirmed).toHaveBeenCalledTimes(2));
  expect(notice()).toBeNull();
});

test('sends the letter again, and names the address', async () => {
  show();
  expect((await screen.findByRole('status')).textContent).toBe(
    'Confirmá tu mail con el enlace que te mandamos a ana@ejemplo.com: así podés recuperar tu cuenta.',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Reenviar' }));
  expect((await screen.findByText(/Te mandamos otro mail/)).textContent).toContain('ana@ejemplo.com');
  expect(sendVerification).toHaveBeenCalledOnce();
});

test('mail notice: reports an address that is confirmed already', async () => {
  vi.mocked(sendVerification).mockResolvedValue('confirmed');
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText('Tu mail ya está confirmado.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reenviar' })).toBeNull();
});

test('reports a failed sending, and can retry', async () => {
  vi.mocked(sendVerification).mockRejectedValueOnce(firebaseFailure({ code: 'auth/too-many-requests' }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText(/demasiados intentos/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reenviar' })).toBeDefined();
});

test('disappears when the address was confirmed elsewhere', async () => {
  show();
  await screen.findByRole('button', { name: 'Reenviar' });
  vi.mocked(mailConfirmed).mockResolvedValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(notice()).toBeNull());
  expect(mailConfirmed).toHaveBeenLastCalledWith({ fresh: true });
});

test('can be postponed', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ahora no' }));
  expect(notice()).toBeNull();
});
