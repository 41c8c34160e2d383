import { fireEvent, screen } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import type { Question } from '@vidriera/domain/seats/questions-schema';
import { call } from '@vidriera/kit/requests/callable';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  answering,
  button,
  confirm,
  date,
  freshDates,
  GOING,
  open,
  press,
  requestsFor,
  state,
} from '../../testing/go.tsx';

vi.mock('@vidriera/session', () => ({
  useUser: vi.fn(),
  sessionHint: vi.fn(),
  sessionNow: vi.fn(),
  whenKnown: vi.fn(),
  mailConfirmed: vi.fn(),
  sendVerification: vi.fn(),
}));
vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/kit/messages/dialogs', () => ({ askConfirm: vi.fn() }));

beforeEach(freshDates);

const QUESTIONS: Question[] = [
  { text: '¿Comés carne?', choices: ['Sí', 'No'], isRequired: true },
  { text: '¿Alguna alergia?', choices: [], isRequired: false },
];
const MEAT = { question: '¿Comés carne?', answer: 'No' };

it('asks before the seat, and sends the answers after it', async () => {
  state.questions = QUESTIONS;
  answering({ free: 23, mine: { ...GOING, asked: 1, held: 1 } });
  open();
  press();
  await confirm();
  expect(await screen.findByText('Falta responder.')).toBeDefined();
  expect(requestsFor('go'), 'a required one is missing').toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  await confirm();
  expect(await screen.findByText('Vas: 1 lugar')).toBeDefined();
  expect(requestsFor('answer')).toMatchObject([{ answers: [MEAT] }]);
  expect(screen.queryByRole('button', { name: 'Guardar mis respuestas' }), 'nothing differs').toBeNull();
});

it('changes answers alone, and says when they are not saved while the seat is', async () => {
  state.questions = QUESTIONS;
  state.dates = [date({ mine: { ...GOING }, answers: [MEAT] })];
  answering({});
  open();
  press();
  fireEvent.change(await screen.findByLabelText(/¿Alguna alergia\?/), { target: { value: ' Nueces ' } });
  const whole = vi.mocked(call).getMockImplementation();
  vi.mocked(call).mockImplementation((async (name: string, question: { what: string }) => {
    if (question.what === 'answer') throw new Failure('no-connection', 'No hay conexión.');
    return whole?.(name as never, question as never);
  }) as never);
  fireEvent.click(await button('Guardar mis respuestas'));
  expect(await screen.findByText(/Tu lugar está guardado, pero tus respuestas no/)).toBeDefined();
  expect(requestsFor('answer')).toMatchObject([
    { answers: [MEAT, { question: '¿Alguna alergia?', answer: 'Nueces' }] },
  ]);
  expect(screen.getByText('Vas: 2 lugares')).toBeDefined();
});
