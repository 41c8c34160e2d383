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

test('nothing is offered to whoever has confirmed, or when it is not known', async () => {
  vi.mocked(mailConfirmed).mockResolvedValueOnce(true);
  show();
  vi.mocked(mailConfirmed).mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection));
  show();
  await waitFor(() => expect(mailConfirmed).toHaveBeenCalledTimes(2));
  expect(notice()).toBeNull();
});

test('sends it again, and says where it went', async () => {
  show();
  expect((await screen.findByRole('status')).textContent).toBe(
    'Confirmá tu mail con el enlace que te mandamos a ana@ejemplo.com: así podés recuperar tu cuenta.',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Reenviar' }));
  expect((await screen.findByText(/Te mandamos otro mail/)).textContent).toContain('ana@ejemplo.com');
  expect(sendVerification).toHaveBeenCalledOnce();
});

test('mail notice: says that the address is confirmed already, where the server says so', async () => {
  vi.mocked(sendVerification).mockResolvedValue('confirmed');
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText('Tu mail ya está confirmado.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reenviar' })).toBeNull();
});

test('says why it could not be sent, and can be asked again', async () => {
  vi.mocked(sendVerification).mockRejectedValueOnce(firebaseFailure({ code: 'auth/too-many-requests' }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText(/demasiados intentos/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reenviar' })).toBeDefined();
});

test('goes away once it was confirmed elsewhere', async () => {
  show();
  await screen.findByRole('button', { name: 'Reenviar' });
  vi.mocked(mailConfirmed).mockResolvedValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(notice()).toBeNull());
  expect(mailConfirmed).toHaveBeenLastCalledWith({ fresh: true });
});

test('is put off', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ahora no' }));
  expect(notice()).toBeNull();
});
