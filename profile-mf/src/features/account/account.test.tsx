import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { keepDraftText, openDrafts } from '@vidriera/kit/data/drafts';
import { toast } from '@vidriera/kit/messages/toast';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { call } from '@vidriera/kit/requests/callable';
import { impactSentence } from '@vidriera/kit/words/impact-sentence';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { reauthenticate, signOut } from '@vidriera/session';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Account } from './account.tsx';

vi.mock(import('@vidriera/kit/requests/callable'), async (original) => ({
  ...(await original()),
  call: vi.fn(),
}));
vi.mock('@vidriera/kit/requests/ask-seats', () => ({ askSeats: vi.fn() }));
vi.mock('@vidriera/kit/words/impact-sentence', () => ({ impactSentence: vi.fn() }));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  reauthenticate: vi.fn(),
  signOut: vi.fn(),
}));
vi.mock('@vidriera/kit/messages/toast', () => ({
  toast: { info: vi.fn(), success: vi.fn(), error: vi.fn() },
}));

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function open() {
  const paths = [
    { path: '/perfil/editar', element: <Account isVerified={false} username="ana" /> },
    { path: '/', element: <h1>Portada</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter(paths, { initialEntries: ['/perfil/editar'] })} />);
}

const calls = (name: string) =>
  vi.mocked(call).mock.calls.flatMap(([called, input]) => (called === name ? [input] : []));

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  vi.mocked(call).mockImplementation(
    async (name) => (name === 'claims' ? { claims: [] } : { deleted: true }) as never,
  );
  vi.mocked(askSeats).mockResolvedValue({
    what: 'mine',
    parties: [],
    past: [],
    notices: [],
    promoNotices: [],
  });
  vi.mocked(impactSentence).mockResolvedValue('');
});

describe('account deletion', () => {
  function request(username = 'ana', password = 'secreta') {
    open();
    fireEvent.click(button('Eliminar mi cuenta'));
    write('Para confirmar, escribí ana', username);
    write('Tu contraseña', password);
    fireEvent.click(button('Eliminar para siempre'));
  }

  test('lists what is deleted, and how long the username is reserved', () => {
    open();
    fireEvent.click(button('Eliminar mi cuenta'));
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(screen.getAllByText(/30 días/)).toHaveLength(2);
  });

  test('names the lost seats and promos, and who else is affected', async () => {
    vi.mocked(impactSentence).mockResolvedValue('Hay 3 personas anotadas en tus eventos.');
    const parties = [{ titulo: 'Peña' }, { titulo: 'Peña' }, { titulo: 'Jam' }];
    vi.mocked(askSeats).mockResolvedValue({ what: 'mine', parties, notices: [], promoNotices: [] } as never);
    const claims = [
      { titulo: '2x1', state: 'open' },
      { titulo: 'Café', state: 'used' },
    ];
    vi.mocked(call).mockResolvedValue({ claims } as never);
    open();
    fireEvent.click(button('Eliminar mi cuenta'));
    expect(await screen.findByText('los lugares que pediste en eventos: «Peña», «Jam»')).toBeDefined();
    expect(await screen.findByText('las promos que tomaste: «2x1»')).toBeDefined();
    expect(await screen.findByText('Hay 3 personas anotadas en tus eventos.')).toBeDefined();
    expect(impactSentence).toHaveBeenCalledExactlyOnceWith('account');
  });

  test('works if those can’t be read', async () => {
    vi.mocked(askSeats).mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
    vi.mocked(call).mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection));
    request();
    await screen.findByRole('heading', { name: 'Portada' });
    expect(calls('deleteAccount')).toHaveLength(1);
  });

  test('checks the password, deletes, signs out and goes home', async () => {
    request(' ANA ');
    await screen.findByRole('heading', { name: 'Portada' });
    expect(reauthenticate).toHaveBeenCalledWith('secreta');
    expect(calls('deleteAccount')).toEqual([{ username: ' ANA ' }]);
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith(expect.stringMatching(/Estamos borrando tu cuenta/)),
    );
    expect(signOut).toHaveBeenCalledOnce();
  });

  test('leaves no drafts here, and ends well if signing out fails', async () => {
    localStorage.setItem(LOCAL_KEYS.userId, 'ana');
    openDrafts('ana');
    keepDraftText('ana', 'vidriera.borrador.ana.nuevo', '{"telefono": "11 5555"}');
    vi.mocked(signOut).mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
    request();
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith(expect.stringMatching(/Estamos borrando tu cuenta/)),
    );
    expect(JSON.stringify(localStorage)).not.toContain('5555');
    expect(keepDraftText('ana', 'vidriera.borrador.ana.nuevo', 'otra pestaña')).toBe(false);
  });

  test('asks for the username and the password first', async () => {
    request('otra', '');
    await screen.findByText('Escribí tu nombre de usuario: ana');
    expect(screen.getByText('Escribí tu contraseña.')).toBeDefined();
    expect(reauthenticate).not.toHaveBeenCalled();
  });

  test('disables buttons while it runs; can be retried after an interruption', async () => {
    let cut: (error: Error) => void = () => undefined;
    vi.mocked(call).mockImplementation((name) =>
      name === 'deleteAccount'
        ? new Promise((_, reject) => (cut = reject))
        : Promise.resolve({ claims: [] } as never),
    );
    request();
    await screen.findByText('Cerrando tu cuenta...');
    expect([
      button('Cerrar').disabled,
      button('Cancelar').disabled,
      button('Eliminando...').getAttribute('aria-disabled') === 'true',
    ]).toEqual([true, true, true]);
    cut(new Failure('no-connection', messages.general.noConnection));
    await screen.findByText(new RegExp(`No pudimos terminar.*${messages.general.noConnection}`));
    expect(button('Eliminar para siempre').disabled).toBe(false);
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('the copy of the data', () => {
  test('puts the parts of the answer together in one file', async () => {
    const parts = [
      { part: { account: { uid: 'ana' }, posts: { evento: [1] } }, cursor: '1:x' },
      { part: { posts: { evento: [2] }, files: [] }, cursor: null },
    ];
    vi.mocked(call).mockImplementation(async () => parts.shift() as never);
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:datos');
    open();
    fireEvent.click(button('Descargar mis datos'));
    await screen.findByRole('link', { name: 'Guardar vidriera-ana.json' });
    expect(calls('exportData')).toEqual([{ cursor: null }, { cursor: '1:x' }]);
    const [blob] = createObjectURL.mock.calls[0] ?? [];
    expect(JSON.parse(await (blob as Blob).text())).toEqual({
      account: { uid: 'ana' },
      posts: { evento: [1, 2] },
      files: [],
    });
  });

  test('a failure is told', async () => {
    vi.mocked(call).mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
    open();
    fireEvent.click(button('Descargar mis datos'));
    await screen.findByText(messages.general.noConnection);
  });
});
