import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComplaintState } from '@vidriera/domain/complaint/wire-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { ComplaintStatus } from './complaint-status.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('@vidriera/kit/requests/callable', () => ({ call }));
vi.mock('@vidriera/session', () => ({ useUser: () => null, useUnreported: () => false }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const ask = (reference: string) => {
  render(<ComplaintStatus />);
  fireEvent.change(screen.getByLabelText('Número de referencia'), { target: { value: reference } });
  fireEvent.click(screen.getByRole('button', { name: 'Ver cómo va' }));
};

test.each<[ComplaintState, RegExp]>([
  [{ state: 'received', outcome: null }, /Todavía no la miró nadie/],
  [{ state: 'looking', outcome: null }, /nadie más ve/],
  [{ state: 'decided', outcome: null }, /^Ya está decidida\.$/],
  [{ state: 'decided', outcome: 'kept' }, /sigue publicado/],
  [{ state: 'decided', outcome: 'acted' }, /ya no se ve/i],
])('says how far it is: %o', async (answer, words) => {
  call.mockResolvedValueOnce({ what: 'status', ...answer });
  ask('D-KRTBMFXL');
  expect((await screen.findByRole('status')).textContent).toMatch(words);
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'complain',
    { what: 'status', reference: 'D-KRTBMFXL' },
    { signedIn: false },
  );
});

test('an unknown number, and none, are told', async () => {
  ask(' ');
  expect(await screen.findByText(messages.complaints.missingReference)).toBeDefined();
  expect(call).not.toHaveBeenCalled();
  cleanup();
  call.mockRejectedValueOnce(new Failure('not-found', messages.complaints.noReference));
  ask('D-KRTBMFXX');
  expect(await screen.findByText(messages.complaints.noReference)).toBeDefined();
});
