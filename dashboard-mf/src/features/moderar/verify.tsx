import type { DeskPerson } from '@vidriera/domain/desk/wire-schema';
import { useAct } from '@vidriera/kit/hooks/use-act';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useRevalidator } from '@vidriera/router';

interface VerifyProps {
  person: DeskPerson;
  onChange?: (person: DeskPerson) => void;
}

/** Gives an account the verified mark, or takes it. */
export function Verify({ person, onChange }: VerifyProps) {
  const { username, nombre, isVerified } = person;
  const { revalidate } = useRevalidator();
  const { isBusy, act } = useAct();
  const change = () =>
    act(async () => {
      try {
        await call('desk', { what: 'verify', username, nombre, isVerified: !isVerified }, { signedIn: true });
        toast.success(isVerified ? 'Quitaste la marca.' : 'La cuenta quedó verificada.');
        onChange?.({ ...person, isVerified: !isVerified });
      } finally {
        await revalidate();
      }
    });
  return (
    <Button kind="secondary" busy={isBusy} onClick={() => void change()}>
      {isVerified ? 'Quitar la verificación' : 'Verificar la cuenta'}
    </Button>
  );
}
