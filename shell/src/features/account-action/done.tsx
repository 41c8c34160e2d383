import { ButtonLink } from '@vidriera/kit/ui/button';
import { type ActionMode, useUser } from '@vidriera/session';
import { AskReset } from '../auth/ask-reset.tsx';

/** The way on, once a code is spent. @param email the address that the account has now */
export function Done({ mode, email }: { mode: ActionMode; email: string }) {
  const user = useUser();
  if (mode === 'recoverEmail') return <AskReset email={email} />;
  return user ? (
    <ButtonLink wide to="/all">
      Seguir
    </ButtonLink>
  ) : (
    <ButtonLink wide to="/login">
      Iniciá sesión
    </ButtonLink>
  );
}
