import { screen, waitFor, within } from '@testing-library/react';
import { call } from '@vidriera/kit/requests/callable';
import { expect, vi } from 'vitest';
import { saved } from './form.tsx';

export const urls = (count: number) =>
  Array.from({ length: count }, (_, i) => `https://x/v0/b/b/o/users%2Fana%2Fcreator%2Fgallery%2F${i}_a.png`);
export const having = (count: number) => saved({ descripcion: 'x', urlImagenes: urls(count) }, 'creador');
const galeria = () => within(screen.getByRole('group', { name: /^Galería/ }));
export const photos = () => galeria().queryAllByRole('button', { name: /^(Quitar|Cancelar) la foto/ });
export const uploads = async (count: number) =>
  waitFor(() => expect(galeria().queryAllByText('Nueva')).toHaveLength(count));
export const sent = () =>
  (vi.mocked(call).mock.lastCall?.[1] as { creador: { galeria: unknown } } | undefined)?.creador.galeria;
