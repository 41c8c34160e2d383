import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { askConfirm, showAlert } from './dialogs.ts';

afterEach(() => document.body.replaceChildren());

async function kept(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol();
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

const dialog = () => screen.getByRole<HTMLDialogElement>('alertdialog');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('askConfirm', () => {
  const question = '¿Eliminar este evento? Esta acción no se puede deshacer.';

  it('asks in these words, modally, and waits', async () => {
    const answer = askConfirm(question, { yes: 'Eliminar', danger: true });
    expect(dialog().open).toBe(true);
    expect(dialog().textContent).toContain(question);
    expect(await kept(answer)).toBe(false);
    press('Cancelar');
    await answer;
  });

  it('is true for yes alone, and leaves nothing behind', async () => {
    const yes = askConfirm(question, { yes: 'Eliminar', danger: true });
    press('Eliminar');
    expect(await yes).toBe(true);
    expect(document.querySelector('dialog')).toBeNull();

    const no = askConfirm(question, { yes: 'Eliminar', danger: true });
    press('Cancelar');
    expect(await no).toBe(false);
  });

  it('offers first what is safe, then what is done, whatever is asked', () => {
    for (const danger of [true, false]) {
      void askConfirm(question, { yes: 'Eliminar', danger });
      const buttons = screen
        .getAllByRole('button')
        .map((one) => one.textContent || one.getAttribute('aria-label'));
      expect(buttons).toEqual(['Cerrar', 'Cancelar', 'Eliminar']);
      document.body.replaceChildren();
    }
  });

  it.each([
    ['by Esc', () => dialog().close()], // as the browser does on Esc
    ['by its cross', () => press('Cerrar')],
  ])('is false when it is closed %s', async (_, close) => {
    const answer = askConfirm(question, { yes: 'Eliminar' });
    close();
    expect(await answer).toBe(false);
  });

  it('stands at once, and says more when that is known; nothing where there is no more to say', async () => {
    for (const more of ['Hay 3 personas anotadas.', '']) {
      let know: (text: string) => void = () => undefined;
      const note = new Promise<string>((resolve) => (know = resolve));
      const answer = askConfirm(question, { yes: 'Eliminar', danger: true, note });
      expect(screen.getByRole('status').textContent).toBe('Mirando a quién hay que avisarle…');
      know(more);
      await note;
      expect(screen.queryByRole('status')?.textContent ?? '').toBe(more);
      expect(dialog().textContent).toContain(question);
      press('Eliminar');
      expect(await answer).toBe(true);
    }
  });

  it('has the focus on what harms nobody', async () => {
    const answer = askConfirm(question, { yes: 'Eliminar', danger: true });
    expect(document.activeElement?.textContent).toBe('Cancelar');
    press('Cancelar');
    await answer;
  });
});

describe('showAlert', () => {
  it('is over when it was read', async () => {
    const read = showAlert('evento creado con éxito');
    expect(dialog().textContent).toContain('evento creado con éxito');
    expect(await kept(read)).toBe(false);
    press('Entendido');
    await read;
    expect(document.querySelector('dialog')).toBeNull();
  });
});
