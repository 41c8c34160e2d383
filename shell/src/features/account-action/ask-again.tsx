import { useResend } from '@vidriera/kit/hooks/use-resend';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { CONFIRMED } from '@vidriera/kit/words/mail-words';
import { type ActionMode, useUser } from '@vidriera/session';
import { AskReset } from '../auth/ask-reset.tsx';

/** For an unusable link: how to get another letter. @param mode `null` if the link's purpose is unknown */
export function AskAgain({ mode }: { mode: ActionMode | null }) {
  if (mode === 'verifyEmail') return <AskConfirm />;
  if (mode === 'resetPassword') return <AskReset />;
  return (
    <ButtonLink wide to="/login">
      Ir a iniciar sesión
    </ButtonLink>
  );
}

/** Sends the signed-in person another confirmation letter. */
function AskConfirm() {
  const user = useUser();
  const { status, failure, resend } = useResend();
  if (!user) {
    return (
      <>
        <p>Iniciá sesión y te mandamos otro mail.</p>
        <ButtonLink wide to="/login">
          Iniciá sesión
        </ButtonLink>
      </>
    );
  }
  if (status === 'sent' || status === 'confirmed') {
    return (
      <>
        <p role="status">{status === 'sent' ? `Te mandamos otro enlace a ${user.email}.` : CONFIRMED}</p>
        <ButtonLink wide to="/all">
          Continuar
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <FieldError error={failure} />
      <Button wide busy={status === 'sending'} busyText="Enviando…" onClick={() => void resend()}>
        Mandame otro enlace
      </Button>
    </>
  );
}
