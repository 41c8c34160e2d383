import { fireEvent, render, screen } from '@testing-library/react';
import { cardWith } from '@vidriera/domain/testing/items';
import { toast } from '@vidriera/kit/messages/toast';
import { expect, it, vi } from 'vitest';
import { PublicLink } from './public-link.tsx';

vi.mock(import('@vidriera/kit/messages/toast'));

const linkTo = (id: string, titulo: string, enlace: string) =>
  cardWith('link', { id, titulo, enlace, reproductor: true });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('an address without a player, and a link whose creator wants none, stay links', () => {
  render(
    <>
      <PublicLink link={linkTo('l1', 'Carta', 'https://ejemplo.com/carta')} level={3} />
      <PublicLink
        link={{ ...linkTo('l2', 'Video', 'https://youtu.be/dQw4w9WgXcQ'), reproductor: undefined }}
        level={3}
      />
    </>,
  );
  expect(screen.queryByRole('button', { name: /Reproducir/ })).toBeNull();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Carta', 'Video']);
});

it('copies the address as it is, or shows it where the clipboard is refused', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<PublicLink link={linkTo('l1', 'Carta', 'https://ejemplo.com/carta?a=1')} level={3} />);
  press('Copiar enlace: Carta');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(writeText).toHaveBeenCalledWith('https://ejemplo.com/carta?a=1');
  writeText.mockRejectedValueOnce(new Error('refused'));
  press('Copiar enlace: Carta');
  await vi.waitFor(() =>
    expect(toast.info).toHaveBeenCalledWith('Copiá el link: https://ejemplo.com/carta?a=1'),
  );
});
