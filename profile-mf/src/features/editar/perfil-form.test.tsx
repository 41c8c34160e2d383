import '../../testing/form-mocks.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { TOAST } from '@vidriera/domain/values/limits';
import { nextPaint } from '@vidriera/kit/hooks/next-paint';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { judgedAfter } from '@vidriera/kit/messages/refused-text';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { impactSentence } from '@vidriera/kit/words/impact-sentence';
import { refreshUser } from '@vidriera/session';
import { storedKeys } from '@vidriera/session/local-storage';
import { describe, expect, test, vi } from 'vitest';
import { choose, errors, open, save, saved, write } from '../../testing/form.tsx';
import { readOwnPerfil } from '../parts/read-own.ts';

vi.mock('@vidriera/kit/hooks/next-paint', () => ({ nextPaint: vi.fn() }));
vi.mock('@vidriera/kit/words/impact-sentence', () => ({ impactSentence: vi.fn() }));

describe('saving', () => {
  test('asks for a role', async () => {
    open();
    save();
    await waitFor(() => expect(errors()).toEqual([messages.perfil.missingRole]));
    expect(document.activeElement).toBe(screen.getByLabelText('Rol'));
    expect(call).not.toHaveBeenCalled();
  });

  test('asks a creator for a description, which a personal user is not shown', async () => {
    open();
    write('Rol', 'personal');
    expect(screen.queryByRole('heading', { name: 'Perfil de Creador' })).toBeNull();
    write('Rol', 'creador');
    save();
    await waitFor(() => expect(errors()).toEqual([messages.perfil.missingDescripcion]));
  });

  test('sends the form, refreshes the role and goes to /all', async () => {
    open();
    write('Rol', 'creador');
    write(/^Descripción/, ' Un patio ');
    write(/^Instagram/, '@ana');
    save();
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      'saveProfile',
      expect.objectContaining({
        role: 'creador',
        link_Instagram: 'https://instagram.com/ana',
        creador: {
          descripcion: 'Un patio',
          direccion: null,
          localidad: null,
          ubicacion: null,
          url_imagenPortada: null,
          estilo: null,
          galeria: { before: [], urls: [] },
        },
      }),
    );
    expect(refreshUser).toHaveBeenCalled();
    expect(toast.success).toHaveBeenCalledWith('✅ Perfil actualizado', TOAST.perfilCloses);
  });

  test('shows Guardando... and ignores a second press', async () => {
    let answer: (value: never) => void = () => undefined;
    vi.mocked(call).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    open();
    write('Rol', 'personal');
    save();
    const button = await screen.findByRole('button', { name: 'Guardando...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(call).toHaveBeenCalledOnce();
    await act(async () => answer({ role: 'personal', hidden: 0 } as never));
  });

  test('saves once, also if a second press comes while a field waits for its script', async () => {
    open();
    write('Rol', 'personal');
    const script = Promise.withResolvers<void>();
    judgedAfter(screen.getByLabelText(/^Nombre \(opcional\)/), script.promise);
    save();
    save();
    await act(async () => script.resolve());
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(call).toHaveBeenCalledOnce();
  });

  test('shows what changed elsewhere beside what was typed, and saves that on the next press', async () => {
    const fields = [{ field: 'display_name', message: messages.perfil.changed }];
    vi.mocked(call).mockRejectedValueOnce(new Failure('changed', messages.perfil.changed, { fields }));
    const stored = saved(undefined, 'personal');
    Object.assign(stored.usuario, { display_name: 'De allá', link_Instagram: 'https://instagram.com/alla' });
    vi.mocked(readOwnPerfil).mockResolvedValue(stored);
    open(saved(undefined, 'personal'));
    write(/^Nombre \(opcional\)/, 'De acá');
    save();
    expect(await screen.findByText(messages.perfil.changedTo('De allá'))).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/^Nombre \(opcional\)/).value).toBe('De acá');
    expect(screen.getByLabelText<HTMLInputElement>(/^Instagram/).value).toBe('@alla');
    save();
    await screen.findByRole('heading', { name: 'Inicio' });
    const [before, after] = vi.mocked(call).mock.calls.map(([, input]) => input as object);
    expect(before).toMatchObject({
      display_name: 'De acá',
      before: { display_name: '', link_Instagram: '' },
    });
    expect(after).toMatchObject({
      display_name: 'De acá',
      link_Instagram: 'https://instagram.com/alla',
      before: { display_name: 'De allá', link_Instagram: '@alla' },
    });
  });

  test('shows the press before anything is checked or sent', async () => {
    const frame = Promise.withResolvers<void>();
    vi.mocked(nextPaint).mockReturnValueOnce(frame.promise);
    open();
    write('Rol', 'personal');
    save();
    await screen.findByRole('button', { name: 'Guardando...' });
    expect(call).not.toHaveBeenCalled();
    await act(async () => frame.resolve());
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
  });

  test('reports a failure, with the server’s messages at their fields', async () => {
    const fields = [{ field: 'display_name', message: 'Ese nombre no va.' }];
    vi.mocked(call).mockRejectedValue(new Failure('invalid-data', 'Revisá los datos.', { fields }));
    open();
    write('Rol', 'personal');
    save();
    await waitFor(() => expect(errors()).toEqual(['Ese nombre no va.', 'Revisá los datos.']));
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(messages.perfil.editNotSaved, TOAST.perfilCloses);
  });

  test('warns a creator who gives up the role, and asks', async () => {
    open(saved({ descripcion: 'x', urlImagenes: ['https://a', 'https://b'] }, 'creador'));
    write('Rol', 'personal');
    expect(screen.getByText(/descripción, dirección, ubicación, portada, las 2 fotos/)).toBeDefined();
    expect(screen.getByText(/tus likes y tus publicaciones/)).toBeDefined();
    const note = Promise.resolve('Hay 3 personas anotadas en tus eventos.');
    vi.mocked(impactSentence).mockReturnValue(note);
    save();
    await waitFor(() => expect(askConfirm).toHaveBeenCalled());
    expect(impactSentence).toHaveBeenCalledExactlyOnceWith('role');
    expect(vi.mocked(askConfirm).mock.calls[0]?.[1]).toMatchObject({ note });
    expect(call).not.toHaveBeenCalled();
    vi.mocked(askConfirm).mockResolvedValue(true);
    save();
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(call).toHaveBeenCalledWith('saveProfile', expect.objectContaining({ creador: null }));
  });
});

test('email and username are read-only', () => {
  open();
  for (const label of ['Email', 'Nombre de usuario']) {
    expect((screen.getByLabelText(label) as HTMLInputElement).readOnly).toBe(true);
  }
});

test('each network shows the resulting address, or why there is none', async () => {
  open();
  write(/^WhatsApp/, '+54 9 11 5555-5555');
  expect(screen.getByText('Lleva a https://wa.me/5491155555555')).toBeDefined();
  write(/^WhatsApp/, 'sin números');
  expect(await screen.findByText(messages.redes.notPhone)).toBeDefined();
  expect(screen.getByLabelText(/^WhatsApp/).getAttribute('aria-invalid')).toBe('true');
  write(/^WhatsApp/, '+54 9 11 5555-5555');
  expect(screen.queryByText(messages.redes.notPhone)).toBeNull();
  write(/^Instagram/, 'la peña');
  expect(await screen.findByText(messages.redes.blankInHandle)).toBeDefined();
  write('Rol', 'personal');
  save();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Instagram/)));
  expect(call).not.toHaveBeenCalled();
});

test('sign-up: the role comes first, as two cards', async () => {
  open(saved(), true);
  const first = document.querySelector('form input') as HTMLInputElement;
  expect([first.type, first.value]).toEqual(['radio', 'personal']);
  save();
  await waitFor(() => expect(errors()).toEqual([messages.perfil.missingRole]));
  expect(document.activeElement).toBe(first);
  fireEvent.click(screen.getByRole('radio', { name: /^Personal/ }));
  save();
  await screen.findByRole('heading', { name: 'Inicio' });
  expect(call).toHaveBeenCalledWith('saveProfile', expect.objectContaining({ role: 'personal' }));
});

describe('a draft', () => {
  test('is restored as changed values, and can be discarded', async () => {
    open();
    write(/^Nombre \(opcional\)/, 'Ana');
    write('Rol', 'creador');
    write(/^Descripción/, 'Un patio');
    cleanup();
    open();
    expect(await screen.findByDisplayValue('Un patio')).toBeDefined();
    expect(screen.getByText('Recuperamos lo que no llegaste a guardar.')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Irse' }));
    await waitFor(() => expect(askConfirm).toHaveBeenCalled());
    fireEvent.click(screen.getByRole('button', { name: 'Descartar los cambios' }));
    expect((screen.getByLabelText(/^Nombre \(opcional\)/) as HTMLInputElement).value).toBe('');
    expect(storedKeys('vidriera.borrador.')).toEqual([]);
  });

  test('is deleted after saving', async () => {
    open();
    write(/^Nombre \(opcional\)/, 'Ana');
    write('Rol', 'personal');
    save();
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(storedKeys('vidriera.borrador.')).toEqual([]);
  });
});

test('an uploaded photo is reported as unsaved, also when leaving', async () => {
  open();
  choose(/Foto de perfil/, 'yo.png');
  expect(await screen.findByText('Foto de perfil subida: falta guardar.')).toBeDefined();
  await act(async () => undefined);
  fireEvent.click(screen.getByRole('link', { name: 'Irse' }));
  await waitFor(() => expect(askConfirm).toHaveBeenCalled());
  expect(vi.mocked(askConfirm).mock.calls[0]?.[0]).toContain('las fotos están subidas');
});

describe('leaving', () => {
  test('asks before typed text is lost', async () => {
    open();
    write(/^Nombre \(opcional\)/, 'Ana');
    fireEvent.click(screen.getByRole('link', { name: 'Irse' }));
    await waitFor(() => expect(askConfirm).toHaveBeenCalled());
    expect(screen.queryByRole('heading', { name: 'Inicio' })).toBeNull();
    vi.mocked(askConfirm).mockResolvedValue(true);
    fireEvent.click(screen.getByRole('link', { name: 'Irse' }));
    await screen.findByRole('heading', { name: 'Inicio' });
  });

  test('asks nothing when signing out', async () => {
    open();
    write(/^Nombre \(opcional\)/, 'Ana');
    fireEvent.click(screen.getByRole('link', { name: 'Cerrar sesión' }));
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(askConfirm).not.toHaveBeenCalled();
  });

  test('asks nothing if nothing was typed', async () => {
    open();
    fireEvent.click(screen.getByRole('link', { name: 'Irse' }));
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(askConfirm).not.toHaveBeenCalled();
  });
});
