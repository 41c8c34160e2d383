import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { isRefused, type Move, moved } from '@vidriera/domain/orden/move';
import { NO_ORDER, type Orden } from '@vidriera/domain/orden/orden';
import { toast } from '@vidriera/kit/messages/toast';
import { beforeEach, expect, test, vi } from 'vitest';
import { Board } from './board.tsx';
import type { OwnOrden } from './own-orden.ts';
import { writeMove } from './write-move.ts';

vi.mock('./write-move.ts', () => ({ writeMove: vi.fn() }));
vi.mock('@vidriera/kit/messages/toast', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const IDS = ['c', 'b', 'a'];
const OWN = { ids: IDS, gone: new Set<string>() };
/** As stored. */
let stored: Orden;
const store = async (move: Move): Promise<Orden> => {
  const after = moved(stored, move, OWN);
  if (isRefused(after)) throw new Failure('changed', after.refused);
  stored = after;
  return after;
};

beforeEach(() => {
  vi.resetAllMocks();
  stored = NO_ORDER;
  vi.mocked(writeMove).mockImplementation(store);
});

function open(orden: Orden = NO_ORDER) {
  stored = orden;
  const onClose = vi.fn();
  const links = IDS.map((id) => ({ id, titulo: `Link ${id}` }));
  render(<Board read={{ orden, links, own: OWN } as unknown as OwnOrden} onClose={onClose} />);
  return onClose;
}
const shown = (label = 'Links y títulos en orden') =>
  [...screen.getByRole('list', { name: label }).querySelectorAll('[data-key]')].map((row) =>
    row.getAttribute('data-key'),
  );
function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}
const key = (name: string, code: string) =>
  fireEvent.keyDown(screen.getByRole('button', { name }), { key: code });

test('a move shows before it is written, and the place is said', async () => {
  const writing = Promise.withResolvers<Orden>();
  vi.mocked(writeMove).mockReturnValue(writing.promise);
  open();
  press('Subir Link a');
  expect(shown()).toEqual(['c', 'a', 'b']);
  expect(screen.getByRole('status').textContent).toBe('«Link a» ahora está en el lugar 2 de 3.');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Subir Link a');
  await waitFor(() => expect(writeMove).toHaveBeenCalledOnce());
  writing.resolve({ ...NO_ORDER, lista: ['b', 'c', 'a'] });
  await waitFor(() => expect(shown(), 'what is stored now, another tab’s move too').toEqual(['b', 'c', 'a']));
});

test.each([
  [new Failure('no-permission', 'x'), messages.orden.notSaved],
  [new Failure('no-connection', messages.general.noConnection), messages.general.noConnection],
])('a refused move goes back with a message: %s', async (failure, words) => {
  vi.mocked(writeMove).mockRejectedValueOnce(failure);
  open();
  press('Primero Link a');
  press('Bajar Link c');
  expect(shown()).toEqual(['a', 'b', 'c']);
  await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith(words));
  await waitFor(() => expect(shown(), 'the other move stays').toEqual(['b', 'c', 'a']));
  expect(stored.lista).toEqual(['b', 'c', 'a']);
});

test('arrow keys on a handle move the row and keep the focus; Home moves it to the start', () => {
  open();
  key('Mover Link c', 'ArrowUp');
  expect(shown(), 'there is nothing above').toEqual(['c', 'b', 'a']);
  key('Mover Link c', 'ArrowDown');
  expect(shown()).toEqual(['b', 'c', 'a']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mover Link c');
  key('Mover Link a', 'Home');
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test('at the ends the buttons that lead nowhere are off, and the focus goes to the handle', () => {
  open();
  press('Primero Link a');
  expect(screen.getByRole('button', { name: 'Subir Link a' })).toHaveProperty('disabled', true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mover Link a');
});

test('a heading is added, renamed and taken out; a second one of the same text is refused', async () => {
  open();
  const add = async (titulo: string) => {
    fireEvent.change(screen.getByLabelText('Título nuevo'), { target: { value: titulo } });
    press('Agregar título');
  };
  await add('Redes');
  await waitFor(() => expect(shown()).toEqual(['# Redes', 'c', 'b', 'a']));
  await add('Redes');
  await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith(messages.orden.taken));
  press('Cambiar Redes');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Texto del título')));
  fireEvent.change(screen.getByLabelText('Texto del título'), { target: { value: 'Música' } });
  press('Guardar');
  await waitFor(() => expect(shown()).toEqual(['# Música', 'c', 'b', 'a']));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Mover Música')); // by an effect
  press('Sacar Música');
  expect(shown()).toEqual(['c', 'b', 'a']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mover Link c');
});

test('a blank heading is refused at its field', async () => {
  open();
  press('Agregar título');
  expect(await screen.findByText(messages.orden.missingHeading)).toBeDefined();
  expect(writeMove).not.toHaveBeenCalled();
});

test('pinned links have a list of their own', () => {
  open();
  press('Fijar Link a');
  expect(shown('Links fijados')).toEqual(['a']);
  expect(shown()).toEqual(['c', 'b']);
  press('Soltar Link a');
  expect(screen.queryByRole('list', { name: 'Links fijados' })).toBeNull();
  expect(document.activeElement?.textContent, 'the focus is not lost').toBe('Ordená tus links');
});

test('Listo waits until everything is written', async () => {
  const writing = Promise.withResolvers<Orden>();
  vi.mocked(writeMove).mockReturnValue(writing.promise);
  const onClose = open();
  press('Primero Link a');
  press('Listo');
  await Promise.resolve();
  expect(onClose).not.toHaveBeenCalled();
  writing.resolve(NO_ORDER);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('a dragged row shows where it goes, and goes there', () => {
  open();
  const rows = screen.getAllByRole('listitem');
  for (const [index, row] of rows.entries())
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue({ top: 200 + index * 50, height: 50 } as DOMRect);
  const handle = screen.getByRole('button', { name: 'Mover Link c' });
  handle.setPointerCapture = vi.fn();
  fireEvent.pointerDown(handle, { button: 0, clientY: 225 });
  fireEvent.pointerMove(handle, { clientY: 340 });
  expect(rows[2]?.getAttribute('data-drop')).toBe('after');
  expect(shown(), 'rows wait for the drop').toEqual(['c', 'b', 'a']);
  fireEvent.pointerUp(handle);
  expect(shown()).toEqual(['b', 'a', 'c']);

  fireEvent.pointerDown(screen.getByRole('button', { name: 'Mover Link a' }), { button: 2, clientY: 275 });
  fireEvent.pointerMove(screen.getByRole('button', { name: 'Mover Link a' }), { clientY: 200 });
  fireEvent.pointerUp(screen.getByRole('button', { name: 'Mover Link a' }));
  expect(shown(), 'only the main button drags').toEqual(['b', 'a', 'c']);
});

test('a still press near an edge scrolls nothing, and another finger is not the drag’s', () => {
  vi.useFakeTimers();
  const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue();
  open();
  const rows = screen.getAllByRole('listitem');
  for (const [index, row] of rows.entries())
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue({ top: 200 + index * 50, height: 50 } as DOMRect);
  const handle = screen.getByRole('button', { name: 'Mover Link c' });
  handle.setPointerCapture = vi.fn();
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: innerHeight - 50 });
  fireEvent.pointerMove(handle, { pointerId: 1, clientY: innerHeight - 51 });
  act(() => vi.advanceTimersByTime(200));
  expect(scroll).not.toHaveBeenCalled();
  fireEvent.pointerUp(handle, { pointerId: 1 });
  expect(shown()).toEqual(['c', 'b', 'a']);

  fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 225 });
  fireEvent.pointerMove(handle, { pointerId: 1, clientY: 340 });
  fireEvent.pointerDown(handle, { button: 0, pointerId: 2, clientY: 225 });
  fireEvent.pointerUp(handle, { pointerId: 2 });
  fireEvent.pointerCancel(handle, { pointerId: 2 });
  expect(rows[2]?.getAttribute('data-drop'), 'it goes on').toBe('after');
  fireEvent.pointerMove(handle, { pointerId: 1, clientY: innerHeight - 10 });
  act(() => vi.advanceTimersByTime(50));
  expect(scroll).toHaveBeenCalled();
  fireEvent.pointerUp(handle, { pointerId: 1 });
  expect(shown()).toEqual(['b', 'a', 'c']);
  vi.useRealTimers();
});
