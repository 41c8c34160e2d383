import { act, render, screen, waitFor } from '@testing-library/react';
import { type SessionUser, useUser } from 'kit/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../toast.ts';
import { ErrorDatos } from './errores.ts';
import { darLike, misLikes, quitarLike } from './likes.ts';
import { type UsoLikes, useLikes } from './use-likes.ts';

vi.mock('./likes.ts', () => ({ darLike: vi.fn(), misLikes: vi.fn(), quitarLike: vi.fn() }));
vi.mock('../toast.ts', () => ({ toast: { error: vi.fn() } }));
vi.mock(import('kit/session'), async (original) => ({ ...(await original()), useUser: vi.fn() }));

let uso: UsoLikes;
function Corazon() {
  uso = useLikes();
  return <p>{uso.listo ? `gusta: ${uso.gusta('evento', 'e1')}` : 'no se sabe'}</p>;
}

const entra = (uid: string | null) =>
  vi.mocked(useUser).mockReturnValue(uid ? ({ uid } as SessionUser) : null);

describe('useLikes', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    entra('u1');
    vi.mocked(misLikes).mockResolvedValue({ evento: ['e1'], curso: [], promo: [], link: [] });
    vi.mocked(darLike).mockResolvedValue();
    vi.mocked(quitarLike).mockResolvedValue();
  });

  it('reads the likes once, however many hearts there are', async () => {
    render(
      <>
        <Corazon />
        <Corazon />
      </>,
    );
    await waitFor(() => expect(screen.getAllByText('gusta: true')).toHaveLength(2));
    expect(misLikes).toHaveBeenCalledOnce();
  });

  it('shows a change at once, and asks for it once while it is on its way', async () => {
    let guardado: () => void = () => {};
    vi.mocked(quitarLike).mockReturnValue(new Promise((resolve) => (guardado = resolve)));
    render(<Corazon />);
    await screen.findByText('gusta: true');
    act(() => uso.alternar('evento', 'e1'));
    expect(screen.getByText('gusta: false')).toBeDefined();
    act(() => uso.alternar('evento', 'e1'));
    await act(async () => guardado());
    expect(quitarLike).toHaveBeenCalledExactlyOnceWith('evento', 'e1');
    expect(darLike).not.toHaveBeenCalled();
    expect(screen.getByText('gusta: false')).toBeDefined();
  });

  it('takes a change back, with a message, when it could not be kept', async () => {
    vi.mocked(quitarLike).mockRejectedValue(new ErrorDatos('sin-conexion', 'No hay conexión.'));
    render(<Corazon />);
    await screen.findByText('gusta: true');
    await act(async () => uso.alternar('evento', 'e1'));
    expect(screen.getByText('gusta: true')).toBeDefined();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('No hay conexión.');
  });

  it('follows what another area changes for the same person, and nobody else', async () => {
    render(<Corazon />);
    await screen.findByText('gusta: true');
    const avisar = (detail: object) => act(() => dispatchEvent(new CustomEvent('vidriera:like', { detail })));
    avisar({ uid: 'otra', tipo: 'evento', id: 'e1', gusta: false });
    avisar({ uid: 'u1', tipo: 'nota', id: 'e1', gusta: false });
    avisar({ uid: 'u1', tipo: 'evento', id: 'e1' });
    expect(screen.getByText('gusta: true')).toBeDefined();
    avisar({ uid: 'u1', tipo: 'evento', id: 'e1', gusta: false });
    expect(screen.getByText('gusta: false')).toBeDefined();
  });

  it('knows nothing, and does nothing, while nobody is signed in', () => {
    entra(null);
    render(<Corazon />);
    act(() => uso.alternar('evento', 'e1'));
    expect(screen.getByText('no se sabe')).toBeDefined();
    expect(misLikes).not.toHaveBeenCalled();
    expect(darLike).not.toHaveBeenCalled();
  });
});
