import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { createItem } from '@vidriera/kit/requests/publish';
import { mailConfirmed, sendVerification } from '@vidriera/session';
import { pageConfig } from '@vidriera/session/config';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillLink, freshCreator, open, publish } from '../../testing/agregar-post.tsx';

vi.mock('@vidriera/kit/requests/publish', () => ({
  createItem: vi.fn(),
  updateItem: vi.fn(),
  newId: vi.fn(),
}));
vi.mock('@vidriera/session/config', () => ({
  pageConfig: vi.fn(),
  publicOrigin: () => 'https://vidriera.ar',
}));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  useUser: vi.fn(),
  whenRead: vi.fn(),
  mailConfirmed: vi.fn(),
  sendVerification: vi.fn(),
}));

const notice = () => screen.queryByRole('region', { name: 'Confirmá tu mail' });
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Ya lo confirmé' }));
const titulo = () => screen.getByLabelText<HTMLInputElement>('Título').value;

describe('where publishing asks for a confirmed address', () => {
  beforeEach(() => {
    freshCreator();
    vi.mocked(pageConfig).mockReturnValue({ confirmedMail: true, linkHost: 'vidriera.ar/' } as never);
    vi.mocked(mailConfirmed).mockResolvedValue(false);
    vi.mocked(sendVerification).mockResolvedValue('asked');
  });

  it('tells before typing, and sends the letter again', async () => {
    await open();
    await waitFor(() =>
      expect(notice()?.textContent).toContain(
        'Para publicar, confirmá tu mail con el enlace que te mandamos a ana@example.com. Lo que escribas no se pierde.',
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Reenviar' }));
    expect(await screen.findByText(/Te mandamos otro mail/)).toBeDefined();
    expect(sendVerification).toHaveBeenCalledOnce();
    confirm();
    expect(await screen.findByText(/todavía no figura confirmado/)).toBeDefined();
    vi.mocked(mailConfirmed).mockResolvedValue(true);
    confirm();
    await waitFor(() => expect(notice()).toBeNull());
    expect(createItem).not.toHaveBeenCalled();
  });

  it('keeps the form, and publishes once the address is confirmed', async () => {
    await open();
    await waitFor(() => expect(notice()).not.toBeNull());
    fillLink();
    publish();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Publicar/ })).toBeNull());
    expect(createItem).not.toHaveBeenCalled();
    confirm();
    expect(await screen.findByText(/todavía no figura confirmado/)).toBeDefined();
    expect(titulo()).toBe('  Mi carta ');
    vi.mocked(mailConfirmed).mockResolvedValue(true);
    confirm();
    expect(await screen.findByText('link creado con éxito')).toBeDefined();
    expect(createItem).toHaveBeenCalledOnce();
  });

  it('disappears when the address was confirmed elsewhere', async () => {
    await open();
    await waitFor(() => expect(notice()).not.toBeNull());
    vi.mocked(mailConfirmed).mockResolvedValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(notice()).toBeNull());
  });

  it('is not shown if it is unknown: saving will tell', async () => {
    vi.mocked(mailConfirmed).mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
    await open();
    fillLink();
    publish();
    expect(await screen.findByText('link creado con éxito')).toBeDefined();
  });
});

it('is not shown if the project does not require it', async () => {
  freshCreator();
  vi.mocked(pageConfig).mockReturnValue({ linkHost: 'vidriera.ar/' } as never);
  await open();
  fillLink();
  publish();
  expect(await screen.findByText('link creado con éxito')).toBeDefined();
  expect(mailConfirmed).not.toHaveBeenCalled();
});
