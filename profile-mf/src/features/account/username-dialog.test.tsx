import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { OwnNames } from '@vidriera/domain/rename/wire-schema';
import { waitsText } from '@vidriera/domain/rename/words';
import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { refreshUser } from '@vidriera/session';
import { beforeEach, expect, test, vi } from 'vitest';
import UsernameDialog from './username-dialog.tsx';

vi.mock('@vidriera/session/config', () => ({ siteFacts: () => DEMO_FACTS }));
vi.mock(import('@vidriera/kit/requests/callable'), async (original) => ({
  ...(await original()),
  call: vi.fn(),
}));
vi.mock(import('@vidriera/session'), async (original) => ({ ...(await original()), refreshUser: vi.fn() }));
vi.mock('@vidriera/kit/messages/toast', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const NAMES: OwnNames = { username: 'ana', old: [], waitsUntil: null, fullUntil: null };
const onClose = vi.fn();
const change = vi.fn<() => Promise<unknown>>();

function open(names: Partial<OwnNames> = {}, isVerified = false) {
  vi.mocked(call).mockImplementation((async (name: string, input: { what?: string; username?: string }) => {
    if (name === 'checkUsername')
      return { username: input.username, available: true, reason: null, suggestions: [] };
    return input.what === 'names' ? { what: 'names', names: { ...NAMES, ...names } } : change();
  }) as never);
  const element = <UsernameDialog open isVerified={isVerified} onClose={onClose} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const field = () => screen.findByLabelText<HTMLInputElement>('Nombre de usuario nuevo');
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Cambiar' }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(refreshUser).mockResolvedValue(null as never);
  change.mockResolvedValue({ what: 'change', username: 'ana.nueva' });
});

test('the same press again after a lost answer changes the name, and tells the session', async () => {
  change.mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection));
  open({}, true);
  expect(await screen.findByText(/pierde la marca/)).toBeTruthy();
  await type('Ana Nueva');
  press();
  expect(await screen.findByText(messages.general.noConnection)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(call).toHaveBeenLastCalledWith(
    'rename',
    { what: 'change', username: 'ananueva' },
    { signedIn: true },
  );
  expect(toast.success).toHaveBeenCalledWith(messages.rename.done('ananueva'), expect.anything());
  expect(refreshUser).toHaveBeenCalledOnce();
});

test('an empty or reserved name is refused without a request', async () => {
  open();
  await type('');
  press();
  expect(screen.getByText(messages.rename.missing)).toBeTruthy();
  await type('vidriera');
  press();
  expect(screen.getAllByText(messages.username.reserved)).toHaveLength(2);
  expect(change).not.toHaveBeenCalled();
});

test('says from when it is possible again, and where old names lead', async () => {
  const waitsUntil = Date.parse('2027-01-27T15:00:00Z');
  open({ waitsUntil, old: [{ username: 'anita', until: Date.parse('2027-11-28T15:00:00Z') }] });
  expect(await screen.findByText(waitsText(waitsUntil))).toBeTruthy();
  expect(waitsText(waitsUntil)).toContain('28 de enero de 2027');
  expect(screen.getByText('@anita lleva a tu perfil hasta el 28 de noviembre de 2027.')).toBeTruthy();
  expect(screen.queryByLabelText('Nombre de usuario nuevo')).toBeNull();
});
