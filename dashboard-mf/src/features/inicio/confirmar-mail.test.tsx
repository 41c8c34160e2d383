import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { emailVerified, SesionFallo, sendVerification } from 'kit/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConfirmarMail } from './confirmar-mail.tsx';

vi.mock(import('kit/session'), async (original) => ({
  ...(await original()),
  emailVerified: vi.fn(),
  sendVerification: vi.fn(),
}));

const mostrar = () => render(<ConfirmarMail email="ana@ejemplo.com" />);
const aviso = () => screen.queryByRole('region', { name: 'Confirmá tu mail' });

beforeEach(() => {
  vi.mocked(emailVerified).mockReset().mockResolvedValue(false);
  vi.mocked(sendVerification).mockReset().mockResolvedValue();
});

test('nothing is offered to whoever has confirmed, or when it is not known', async () => {
  vi.mocked(emailVerified).mockResolvedValueOnce(true);
  mostrar();
  vi.mocked(emailVerified).mockRejectedValueOnce(new SesionFallo('sin-conexion'));
  mostrar();
  await waitFor(() => expect(emailVerified).toHaveBeenCalledTimes(2));
  expect(aviso()).toBeNull();
});

test('sends it again, and says where it went', async () => {
  mostrar();
  fireEvent.click(await screen.findByRole('button', { name: 'Reenviar' }));
  expect((await screen.findByText(/Te mandamos otro mail/)).textContent).toContain('ana@ejemplo.com');
  expect(sendVerification).toHaveBeenCalledOnce();
});

test('says why it could not be sent, and can be asked again', async () => {
  vi.mocked(sendVerification).mockRejectedValueOnce(new SesionFallo('demasiados-intentos'));
  mostrar();
  fireEvent.click(await screen.findByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText(/demasiados intentos/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reenviar' })).toBeDefined();
});

test('goes away once it was confirmed elsewhere', async () => {
  mostrar();
  await screen.findByRole('button', { name: 'Reenviar' });
  vi.mocked(emailVerified).mockResolvedValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(aviso()).toBeNull());
  expect(emailVerified).toHaveBeenLastCalledWith({ fresh: true });
});

test('is put off', async () => {
  mostrar();
  fireEvent.click(await screen.findByRole('button', { name: 'Ahora no' }));
  expect(aviso()).toBeNull();
});
