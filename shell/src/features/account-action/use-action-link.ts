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
 * Returns the opened link; `null` if it is incomplete. Moves it from the address into the history state: then no shared screen,
 * synchronised history or copied address has the code, and a reload keeps it.
 */
export function useActionLink(): ActionLink | null {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  // Some mail programs leave `&amp;` between the parameters.
  const named = [...params].map(([name, value]) => [name.replace(/^amp;/, ''), value]);
  const opened = linkSchema.safeParse(Object.fromEntries(named)).data;
  useEffect(() => {
    if (opened) void navigate(ACCOUNT_ACTION, { replace: true, state: opened });
  }, [opened, navigate]);
  return opened ?? linkSchema.safeParse(state).data ?? null;
}
