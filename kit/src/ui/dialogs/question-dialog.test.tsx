import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { askConfirm, showAlert } from '../../messages/dialogs.ts';
import { MessageHost } from './message-host.tsx';

const QUESTION = '¿Eliminar este evento? Esta acción no se puede deshacer.';

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol();
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

const dialog = () => screen.findByRole<HTMLDialogElement>('alertdialog');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => void render(<MessageHost />));

describe('askConfirm', () => {
  it('shows the message in a modal, and waits', async () => {
    const answer = askConfirm(QUESTION, { yes: 'Eliminar', danger: true });
    expect((await dialog()).open).toBe(true);
    expect((await dialog()).textContent).toContain(QUESTION);
    expect(await isSettled(answer)).toBe(false);
    press('Cancelar');
    await answer;
  });

  it('is true only for yes, and removes the dialog', async () => {
    for (const [button, expected] of [
      ['Eliminar', true],
      ['Cancelar', false],
    ] as const) {
      const answer = askConfirm(QUESTION, { yes: 'Eliminar', danger: true });
      await dialog();
      press(button);
      expect(await answer).toBe(expected);
      await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    }
  });

  it.each([true, false])('has the safe button first (danger: %s)', async (danger) => {
    const answer = askConfirm(QUESTION, { yes: 'Eliminar', danger });
    await dialog();
    const buttons = screen
      .getAllByRole('button')
      .map((one) => one.textContent || one.getAttribute('aria-label'));
    expect(buttons).toEqual(['Cerrar', 'Cancelar', 'Eliminar']);
    press('Cerrar');
    await answer;
  });

  it.each([
    ['Esc', async () => void (await dialog()).close()], // as the browser does on Esc
    ['the close button', async () => void press('Cerrar')],
  ])('is false when it is closed by %s', async (_, close) => {
    const answer = askConfirm(QUESTION, { yes: 'Eliminar' });
    await dialog();
    await act(close);
    expect(await answer).toBe(false);
  });

  it.each(['Hay 3 personas anotadas.', ''])('shows a note when it arrives (%j)', async (more) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const answer = askConfirm(QUESTION, { yes: 'Eliminar', danger: true, note: promise });
    await dialog();
    expect(screen.getByRole('status').textContent).toBe('Mirando a quién hay que avisarle…');
    await act(async () => resolve(more));
    expect(screen.queryByRole('status')?.textContent ?? '').toBe(more);
    press('Eliminar');
    expect(await answer).toBe(true);
  });

  it.each([
    [true, 'Cancelar'],
    [false, 'Eliminar'],
  ])('focuses the harmless button (danger: %s)', async (danger, name) => {
    const answer = askConfirm(QUESTION, { yes: 'Eliminar', danger });
    await dialog();
    expect(document.activeElement?.textContent).toBe(name);
    press('Cancelar');
    await answer;
  });

  it('asks two questions one after another', async () => {
    const first = askConfirm('¿Una?', { yes: 'Sí' });
    const second = askConfirm('¿Dos?', { yes: 'Sí' });
    expect((await dialog()).textContent).toContain('¿Una?');
    press('Sí');
    expect(await first).toBe(true);
    await screen.findByText('¿Dos?');
    press('Cancelar');
    expect(await second).toBe(false);
  });
});

describe('showAlert', () => {
  it('shows the same text twice if it was asked twice', async () => {
    const both = [showAlert('No hay conexión.'), showAlert('No hay conexión.')];
    for (const read of both) {
      await dialog();
      press('Entendido');
      await read;
    }
  });

  it('resolves when it is closed', async () => {
    const read = showAlert('evento creado con éxito');
    expect((await dialog()).textContent).toContain('evento creado con éxito');
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    expect(await isSettled(read)).toBe(false);
    press('Entendido');
    await read;
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });
});
