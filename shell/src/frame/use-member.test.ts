import { renderHook } from '@testing-library/react';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { type SessionUser, sessionHint, useSession } from '@vidriera/session';
import { expect, it, vi } from 'vitest';
import { useMember } from './use-member.ts';

vi.mock('@vidriera/session', () => ({ sessionHint: vi.fn(), useSession: vi.fn() }));

it.each(['personal', 'creador', null] as const)(
  'the bars of a role of %s are the same before and after the session is known',
  (role) => {
    vi.mocked(sessionHint).mockReturnValue({ uid: uidSchema.parse('u1'), role, username: null });
    vi.mocked(useSession).mockReturnValue({ user: null, loading: true, error: null });
    const { result, rerender } = renderHook(useMember);
    const remembered = result.current?.creator;
    vi.mocked(useSession).mockReturnValue({
      user: { uid: 'u1', role } as SessionUser,
      loading: false,
      error: null,
    });
    rerender();
    expect([remembered, result.current?.creator]).toEqual([role !== 'personal', role !== 'personal']);
  },
);
