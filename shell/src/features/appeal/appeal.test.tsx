import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { About } from '@vidriera/domain/complaint/wire-schema';
import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { afterEach, expect, test, vi } from 'vitest';
import AppealScreen from './appeal.tsx';
import { load } from './load.ts';

const call = vi.hoisted(() => vi.fn());
const revalidate = vi.hoisted(() => vi.fn());
vi.mock('@vidriera/kit/requests/callable', () => ({ call }));
vi.mock('@vidriera/router', async (original) => ({
  ...(await original<typeof import('@vidriera/router')>()),
  useRevalidator: () => ({ revalidate }),
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const of = subjectOf('evento', 'e');
const show = (about: Partial<About>) => {
  const whole = {
    reasons: ['fraud' as const],
    text: '',
    canAppeal: true,
    titulo: 'Fiesta',
    appeal: '',
    ...about,
  };
  const element = <AppealScreen data={{ own: { of, about: whole } }} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

test('tells reasons and the moderator’s words, and sends the appeal', async () => {
  show({ state: 'removed', text: 'Pide tarjetas' });
  expect(screen.getByText('Fiesta')).toBeDefined();
  expect(screen.getByText('Estafa o robo de datos')).toBeDefined();
  expect(screen.getByText('Moderación escribió: Pide tarjetas')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Apelar' }));
  expect(await screen.findByText(messages.complaints.missingAppeal)).toBeDefined();
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Es una obra' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apelar' }));
  await vi.waitFor(() => expect(revalidate).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'complain',
    { what: 'appeal', of, text: 'Es una obra' },
    { signedIn: true },
  );
});

test('an answer to a hold may be changed while somebody looks', async () => {
  show({ state: 'held', appeal: 'Era una obra' });
  expect(screen.getByRole('status').textContent).toContain('Lo recibimos');
  expect(screen.queryByText(/una sola vez/)).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/editar-post/evento/e');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Es una obra' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await vi.waitFor(() => expect(revalidate).toHaveBeenCalledOnce());
  expect(call.mock.calls[0]?.[1]).toEqual({ what: 'appeal', of, text: 'Es una obra' });
});

test('after an appeal there is no second one', () => {
  show({ canAppeal: false });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Recibimos tu apelación');
});

test('after its answer it says that the decision is final', () => {
  show({ canAppeal: false, isFinal: true });
  expect(screen.getByRole('status').textContent).toBe('Leímos tu apelación. La decisión es final.');
});

test.each([
  [{ state: 'complaints' }, 'En revisión', /Lo denunciaron/],
  [{ state: 'held' }, 'En revisión', /Lo está revisando una persona/],
  [{ state: 'removed' }, 'Dado de baja', /decidió darlo de baja/],
  [{ state: 'suspended', reasons: [] }, 'Cuenta suspendida', /Lo decidió una persona/],
  [{ suspendedUntil: Date.parse('2026-12-05T15:00:00Z') }, 'Cuenta suspendida', /Lo decidió una persona/],
] as [Partial<About>, string, RegExp][])('%o: says so', (about, title, words) => {
  show(about);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(words)).toBeDefined();
  const motives = screen.queryByRole('heading', { name: 'Motivos' });
  expect(motives === null).toBe(about.reasons?.length === 0);
});

test('load: asks nothing for an address that names no thing', async () => {
  const request = (query: string) => ({ request: new Request(`https://x/apelar${query}`) }) as never;
  expect(await load(request('?de=mail/x'))).toEqual({ own: null });
  expect(await load(request(''))).toEqual({ own: null });
  expect(call).not.toHaveBeenCalled();
  const about = { reasons: ['spam'], text: '', canAppeal: true };
  call.mockResolvedValueOnce({ what: 'about', about });
  expect(await load(request('?de=evento/e'))).toEqual({ own: { of, about } });
  const ofAccount = { ...about, of: subjectOf('user', 'ana') };
  call.mockResolvedValueOnce({ what: 'about', about: ofAccount });
  expect(await load(request('?de=evento/e'))).toEqual({ own: { of: ofAccount.of, about: ofAccount } });
});
