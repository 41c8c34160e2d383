import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { type ActionMode, useUser } from '@vidriera/session';
import { AskReset } from '../auth/ask-reset.tsx';

/** The next step after a code was spent. @param email the account's current address */
export function Done({ mode, email }: { mode: ActionMode; email: string }) {
  const user = useUser();
  if (mode === 'recoverEmail') return <AskReset email={email} />;
  return user ? (
    <ButtonLink wide to="/all">
      Continuar
    </ButtonLink>
  ) : (
    <ButtonLink wide to="/login">
      Iniciá sesión
    </ButtonLink>
  );
}
