import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { signInByToken } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { CODE_KEY, isCodeAsked } from '../../code/is-code-asked.ts';
import { call } from '../../requests/callable.ts';
import { DEVICES_KEY } from '../../requests/known-device.ts';
import CodeForm from './code-form.tsx';

vi.mock('@vidriera/session', () => ({ signInByToken: vi.fn() }));
vi.mock('../../requests/callable.ts', () => ({ call: vi.fn() }));

const WHERE = '/explore/evento/i1';
const onEntered = vi.fn();
const ENTERED = { state: 'entered', token: 't', isNew: true, device: 'known' };

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
});

function open(isForNew = true, back: string | null = null) {
  const element = (
    <CodeForm
      where={WHERE}
      back={back}
      isForNew={isForNew}
      onEntered={onEntered}
      onPassword={() => undefined}
    />
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
const field = () => screen.findByLabelText('Código de ocho números');
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
  await paste(' 1234 5678\n');
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  const [request, entered] = sent();
  expect(entered).toEqual({
    what: 'enter',
    email: 'ana@ejemplo.com',
    secret: request?.secret,
    code: '12345678',
    person: { nombre: 'Ana', terminosVersion: TERMS_VERSION },
    replaces: false,
  });
  expect(signInByToken).toHaveBeenCalledExactlyOnceWith('t');
  expect(Object.keys(localStorage)).toEqual([DEVICES_KEY]);
});

it('leads back where the person came from, also from a tab that is closed now', async () => {
  const came = '/agregar-post?tipo=link&enlace=https%3A%2F%2Fejemplo.com%2F';
  const page = open(true, came);
  await ask();
  page.unmount();
  open();
  answers(ENTERED);
  await paste('12345678');
  await waitFor(() => expect(onEntered).toHaveBeenCalledExactlyOnceWith({ back: came, isNew: true }));
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
  fireEvent.change(input, { target: { value: 'Tu código es 1234-5678, vence 18:50' } });
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  expect(sent().at(-1)).toMatchObject({ what: 'enter', code: '12345678' });
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
  await paste('12345678');
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
  await paste('00000000');
  await screen.findByText(messages.codes.wrong);
  await paste('12345678');
  await screen.findByLabelText('Nombre');
  type('Nombre', 'Ana');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Crear mi cuenta' }));
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  expect(sent().at(-1)).toMatchObject({ code: '12345678', person: { nombre: 'Ana' } });
});

it('in another tab the request goes on, with a masked address, and «No soy yo» forgets name and address', async () => {
  const page = open();
  await ask();
  page.unmount();
  open();
  await field();
  expect(screen.getByText('a••@ejemplo.com')).toBeTruthy();
  expect(screen.queryByText(/ana@/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'No soy yo' }));
  expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('');
  expect((screen.getByLabelText('Mail') as HTMLInputElement).value).toBe('');
  expect(localStorage.getItem(CODE_KEY)).toBeNull();
});

it('a code that another tab asked for later is the one that counts here, too', async () => {
  open();
  await ask();
  const later = { ...JSON.parse(localStorage.getItem(CODE_KEY) ?? ''), secret: 'B'.repeat(22) };
  localStorage.setItem(CODE_KEY, JSON.stringify(later));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: CODE_KEY })));
  expect(await screen.findByText(/Pediste otro código en otra pestaña/)).toBeTruthy();
  answers(ENTERED);
  await paste('12345678');
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  expect(sent().at(-1)).toMatchObject({ secret: later.secret });
});

it('asks with what the device got at its last sign-ins', async () => {
  localStorage.setItem(DEVICES_KEY, JSON.stringify(['older']));
  const page = open();
  await ask();
  answers(ENTERED);
  await paste('12345678');
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  page.unmount();
  open();
  await ask();
  const asked = sent().filter(({ what }) => what === 'ask');
  expect(asked.map(({ devices }) => devices)).toEqual([['older'], ['known', 'older']]);
});

it('a request is forgotten after twenty minutes', async () => {
  const page = open();
  await ask();
  page.unmount();
  vi.setSystemTime(Date.now() + 20 * 60_000);
  expect(isCodeAsked(WHERE)).toBe(false);
  open();
  expect(screen.getByLabelText('Nombre')).toBeTruthy();
  vi.useRealTimers();
});
