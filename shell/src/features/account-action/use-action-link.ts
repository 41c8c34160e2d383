import { ACCOUNT_ACTION } from '@vidriera/domain/site/owner';
import { z } from '@vidriera/domain/zod';
import { useLocation, useNavigate, useSearchParams } from '@vidriera/router';
import { useEffect } from 'react';

const linkSchema = z.object({
  mode: z.enum(['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail']),
  oobCode: z.string().check(z.minLength(1), z.maxLength(500)),
});
export type ActionLink = z.infer<typeof linkSchema>;

/**
 * The link that was opened, or `null` where it is incomplete. It is moved from the address into the history entry's state at once: no screen
 * shared, history synchronised or address copied then carries the code, and a reload still has it.
 */
export function useActionLink(): ActionLink | null {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const opened = linkSchema.safeParse(Object.fromEntries(params)).data;
  useEffect(() => {
    if (opened) void navigate(ACCOUNT_ACTION, { replace: true, state: opened });
  }, [opened, navigate]);
  return opened ?? linkSchema.safeParse(state).data ?? null;
}
