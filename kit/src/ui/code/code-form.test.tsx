import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { signInByToken } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { isCodeAsked } from '../../code/is-code-asked.ts';
import { call } from '../../requests/callable.ts';
import CodeForm from './code-form.tsx';

vi.mock('@vidriera/session', () => ({ signInByToken: vi.fn() }));
vi.mock('../../requests/callable.ts', () => ({ call: vi.fn() }));

const WHERE = '/explore/evento/i1';
const onEntered = vi.fn();
const ENTERED = { state: 'entered', token: 't', isNew: true };

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
});

function open(isForNew = true) {
  const element = (
    <CodeForm where={WHERE} isForNew={isForNew} onEntered={onEntered} onPassword={() => undefined} />
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return render(<RouterProvider router={router} />);
}
const answers = (...list: unknown[]) => {
  for (const one of list)
    if (one instanceof Failure) vi.mocked(call).mockRejectedValueOnce(one);
    else vi.mocked(call).mockResolvedValueOnce(one as never);
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Mandame el código' }));
const field = () => screen.findByLabelText('Código de seis números');
const paste = async (text: string) =>
  fireEvent.paste(await field(), { clipboardData: { getData: () => text } });
const sent = () => vi.mocked(call).mock.calls.map(([, input]) => input as Record<string, unknown>);

async function ask() {
  type('Nombre', 'Ana');
  type('Mail', 'Ana@ejemplo.com');
  fireEvent.click(screen.getByRole('checkbox'));
  answers({ state: 'asked' });
  send();
  await field();
}

it('a pasted code enters once, with the secret of the page that asked, also after a reload', async () => {
  const page = open();
  await ask();
  page.unmount();
  expect(isCodeAsked(WHERE)).toBe(true);
  expect(isCodeAsked('/explore/evento/i')).toBe(false);
  open();
  answers(ENTERED);
  await paste(' 123 456\n');
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  const [request, entered] = sent();
  expect(entered).toEqual({
    ...{ what: 'enter', email: 'ana@ejemplo.com', secret: request?.secret, code: '123456' },
    ...{ person: { nombre: 'Ana', terminosVersion: TERMS_VERSION }, replaces: false },
  });
  expect(signInByToken).toHaveBeenCalledExactlyOnceWith('t');
  expect(sessionStorage).toHaveLength(0);
});

it('takes the code out of a letter’s sentence that a keyboard fills in, and no code out of other numbers', async () => {
  open();
  await ask();
  const input = (await field()) as HTMLInputElement;
  for (const value of ['12', '1155667788', 'El 29 de 11 a las 18:40']) {
    fireEvent.change(input, { target: { value } });
    expect(input.value).toBe('12');
  }
  await paste('11 5566-7788');
  expect(input.value).toBe('12');
  expect(sent()).toHaveLength(1);
  answers(ENTERED);
  fireEvent.change(input, { target: { value: 'Tu código es 123-456, vence 18:50' } });
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  expect(sent().at(-1)).toMatchObject({ what: 'enter', code: '123456' });
});

it('a lost answer: asking and entering again send the same secret and code', async () => {
  const lost = new Failure('no-connection', messages.general.noConnection);
  open();
  answers(lost);
  type('Nombre', 'Ana');
  type('Mail', 'ana@ejemplo.com');
  fireEvent.click(screen.getByRole('checkbox'));
  send();
  await screen.findByText(messages.general.noConnection);
  answers({ state: 'asked' });
  send();
  answers(lost, ENTERED);
  await paste('123456');
  await screen.findByText(messages.general.noConnection);
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  const [one, two, three, four] = sent();
  expect(two).toEqual(one);
  expect(four).toEqual(three);
});

it('asks a new person for name and terms after the right code only', async () => {
  open(false);
  expect(screen.queryByLabelText('Nombre')).toBeNull();
  answers({ state: 'asked' });
  type('Mail', 'ana@ejemplo.com');
  send();
  answers(new Failure('invalid-data', messages.codes.wrong), { state: 'new' }, ENTERED);
  await paste('000000');
  await screen.findByText(messages.codes.wrong);
  await paste('123456');
  await screen.findByLabelText('Nombre');
  type('Nombre', 'Ana');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Crear mi cuenta' }));
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  expect(sent().at(-1)).toMatchObject({ code: '123456', person: { nombre: 'Ana' } });
});
