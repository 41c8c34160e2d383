import { fireEvent, render, screen } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { termsMessages } from '@vidriera/domain/messages/terms';
import { AGES, TERMS_VERSION } from '@vidriera/domain/site/terms';
import { toast } from '@vidriera/kit/messages/toast';
import * as callable from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import * as session from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { TermsQuestion } from './terms-question.tsx';

vi.mock('@vidriera/session', async (original) => ({
  ...(await original<typeof session>()),
  refreshUser: vi.fn(),
}));
vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
const call = vi.mocked(callable.call);
const refresh = vi.mocked(session.refreshUser);
const success = vi.spyOn(toast, 'success');
const later = vi.fn();

beforeEach(() => {
  for (const spy of [call, refresh, success, later]) spy.mockReset();
  call.mockResolvedValue({ accepted: true } as never);
});

function open(why: 'first' | 'changed' = 'changed') {
  const element = <TermsQuestion why={why} onLater={later} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Aceptar' }));

it('stores the version that the page shows, and reads the person again', async () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Cambiaron los términos' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /Acepto los términos y condiciones/ }));
  accept();
  await expect.poll(() => refresh).toHaveBeenCalledOnce();
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'acceptTerms',
    { terminosVersion: TERMS_VERSION },
    { signedIn: true },
  );
  expect(success).toHaveBeenCalledExactlyOnceWith(termsMessages.accepted);
});

it('sends nothing without the mark', async () => {
  open('first');
  accept();
  expect(await screen.findByText(termsMessages.unmarked)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

it('declares the age in the box’s label', () => {
  open();
  const { name } = { name: screen.getByRole('checkbox').parentElement?.textContent ?? '' };
  expect(name).toContain(`Tengo ${AGES.least} años o más`);
  expect(name).toContain(`menos de ${AGES.guardian}, permiso`);
});

it('shows a failure, and can be left for later', async () => {
  call.mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
  open();
  fireEvent.click(screen.getByRole('checkbox'));
  accept();
  expect(await screen.findByText(messages.general.noConnection)).toBeTruthy();
  expect(refresh).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(later).toHaveBeenCalledOnce();
});
