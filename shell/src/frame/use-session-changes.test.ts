import { renderHook, waitFor } from '@testing-library/react';
import { itemIdSchema, uidSchema } from '@vidriera/domain/values/ids-schema';
import { AFTER_SIGN_IN, continueAfterSignIn } from '@vidriera/kit/going/after-sign-in';
import { type SessionUser, useSession } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSessionChanges } from './use-session-changes.ts';

const revalidate = vi.fn();
vi.mock('@vidriera/router', () => ({ useRevalidator: () => ({ revalidate }) }));
vi.mock('@vidriera/session', () => ({ useSession: vi.fn(), whyEnded: () => null }));

const person = (uid: string | null) => {
  const user = uid ? ({ uid: uidSchema.parse(uid) } as SessionUser) : null;
  vi.mocked(useSession).mockReturnValue({ user, loading: false, error: null });
};
const stored = () => JSON.parse(localStorage.getItem(AFTER_SIGN_IN) ?? 'null');

beforeEach(() => {
  continueAfterSignIn('like', { tipo: 'evento', id: itemIdSchema.parse('e1'), titulo: 'Jazz' });
  person(null);
});

it('keeps the pending action of a visitor', () => {
  renderHook(() => useSessionChanges());
  expect(stored()).toMatchObject({ by: null });
});

it('binds the pending action to the account that signs in, and forgets it when the session ends', async () => {
  const { rerender } = renderHook(() => useSessionChanges());
  person('ana');
  rerender();
  await waitFor(() => expect(stored()).toMatchObject({ by: 'ana' }));
  person(null);
  rerender();
  await waitFor(() => expect(stored()).toBeNull());
  expect(revalidate).toHaveBeenCalledTimes(2);
});
