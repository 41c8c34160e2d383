import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ComplaintForm } from './complaint-form.tsx';

const call = vi.hoisted(() => vi.fn());
const who = vi.hoisted(() => ({ user: null as { uid: string } | null, unreported: false }));
vi.mock('@vidriera/kit/requests/callable', () => ({ call }));
vi.mock('@vidriera/session', () => ({
  useUser: () => who.user,
  useUnreported: () => who.unreported,
}));
vi.mock('@vidriera/session/config', () => ({ publicOrigin: () => 'https://vidriera.ar' }));

beforeEach(() => {
  who.user = null;
  who.unreported = false;
  sessionStorage.clear();
  call.mockImplementation(async (_name: string, { what }: { what: string }) => ({
    what,
    reference: 'D-KRTBMFXL',
  }));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const button = () => screen.getByRole('button', { name: 'Denunciar' });
async function choose(reason: string) {
  await waitFor(() => expect(button()).toHaveProperty('disabled', false));
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: reason } });
}

test('a signed-in person sends it as themselves, and reads the number', async () => {
  who.unreported = true;
  render(<ComplaintForm address="https://vidriera.ar/eventos/e" />);
  await choose('spam');
  expect(screen.queryByLabelText(/Tu mail/)).toBeNull();
  fireEvent.click(button());
  expect((await screen.findByRole('status')).textContent).toContain('D-KRTBMFXL');
  const sent = {
    what: 'send',
    of: 'evento/e',
    reason: 'spam',
    text: '',
    id: expect.stringMatching(/^.{22}$/),
  };
  expect(call.mock.calls).toEqual([['complain', sent, { signedIn: true }]]);
});

test('asks how to reach them once the session is over', () => {
  who.user = { uid: 'ana' };
  const { rerender } = render(<ComplaintForm address="https://vidriera.ar/eventos/e" />);
  expect(screen.queryByLabelText(/Tu mail/)).toBeNull();
  who.user = null;
  rerender(<ComplaintForm address="https://vidriera.ar/eventos/e" />);
  expect(screen.getByLabelText(/Tu mail/)).toBeDefined();
});

test('a visitor may leave a way to reach them; sent again after a lost answer, it is the same complaint', async () => {
  call.mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection));
  render(<ComplaintForm address="https://vidriera.ar/ana" />);
  await choose('copyright');
  fireEvent.change(screen.getByLabelText(/Tu mail/), { target: { value: 'yo@example.com' } });
  fireEvent.click(button());
  expect(await screen.findByText(messages.general.noConnection)).toBeDefined();
  fireEvent.click(button());
  await screen.findByRole('status');
  const [first, second] = call.mock.calls.map(([, sent]) => sent);
  expect(second).toMatchObject({
    what: 'open',
    of: 'perfil/ana',
    contact: { name: '', email: 'yo@example.com' },
  });
  expect(second).toEqual(first);
});

test.each([
  ['without a reason', '', messages.complaints.missingReason],
  ['without words where they are needed', 'other', messages.complaints.missingText],
])('%s nothing is sent', async (_, reason, problem) => {
  render(<ComplaintForm address="https://vidriera.ar/eventos/e" />);
  await choose(reason);
  fireEvent.click(button());
  await waitFor(() => expect(screen.getAllByText(problem).length).toBeGreaterThan(reason ? 0 : 1));
  expect(call).not.toHaveBeenCalled();
});

test('an address of elsewhere is refused', async () => {
  render(<ComplaintForm address="https://otro.example/ana" />);
  await choose('spam');
  fireEvent.click(button());
  expect(await screen.findByText(messages.complaints.noAddress)).toBeDefined();
  expect(call).not.toHaveBeenCalled();
});
