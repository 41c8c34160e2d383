import '../../testing/form-mocks.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { MAIN_ID } from '@vidriera/kit/main-id';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { expect, test, vi } from 'vitest';
import { Unanswered } from './unanswered.tsx';

const EVENTS = [
  { evento: 'milonga', titulo: 'Milonga', people: 2 },
  { evento: 'pena', titulo: 'Peña', people: 1 },
];

async function open(eventos: object[]) {
  vi.mocked(call).mockResolvedValueOnce({ what: 'asked', eventos } as never);
  const onAnswer = vi.fn();
  render(
    <main id={MAIN_ID} tabIndex={-1}>
      <Unanswered onAnswer={onAnswer} />
    </main>,
  );
  await waitFor(() => expect(call).toHaveBeenCalledWith('comeBack', { what: 'asked' }));
  return onAnswer;
}
const [YES, NO] = ['Sí, publicarla', 'No, queda cancelada'];
const [first, second] = [0, 1];

test('asks about each event, and drops the answered one', async () => {
  const onAnswer = await open(EVENTS);
  await screen.findByText(/^Se canceló para 2 personas\. ¿La publicás de nuevo\?/);
  screen.getByText(/^Se canceló para 1 persona\. /);
  fireEvent.click(screen.getAllByRole('button', { name: YES })[first] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Milonga' })).toBeNull());
  expect(call).toHaveBeenLastCalledWith('comeBack', { what: 'answer', evento: 'milonga', again: true });
  expect(onAnswer).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: NO }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('comeBack', { what: 'answer', evento: 'pena', again: false });
});

test('says a failure, and keeps the question', async () => {
  const onAnswer = await open(EVENTS);
  await screen.findByRole('heading', { name: 'Peña' });
  vi.mocked(call).mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection));
  fireEvent.click(screen.getAllByRole('button', { name: NO })[second] as HTMLElement);
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(messages.general.noConnection));
  expect(screen.getAllByRole('button', { name: NO })).toHaveLength(2);
  expect(onAnswer).not.toHaveBeenCalled();
});

test('drops a question that was answered before: in another tab, or by a press whose answer was lost', async () => {
  const onAnswer = await open(EVENTS.slice(0, 1));
  const press = await screen.findByRole('button', { name: YES });
  vi.mocked(call).mockRejectedValueOnce(new Failure('not-found', messages.seats.notAsked));
  fireEvent.click(press);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(toast.error).toHaveBeenCalledWith(messages.seats.notAsked);
  expect(onAnswer).toHaveBeenCalledOnce();
});

test('asks nothing of a creator who never left', async () => {
  await open([]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('moves the focus to the next question, and after the last one to the page', async () => {
  await open(EVENTS);
  await screen.findByRole('heading', { name: 'Peña' });
  const press = (index: number) => {
    const button = screen.getAllByRole('button', { name: YES })[index] as HTMLElement;
    button.focus();
    fireEvent.click(button);
  };
  press(first);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Peña' })));
  press(first);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
