import type { DeskPerson } from '@vidriera/domain/desk/wire-schema';
import { failureOf } from '@vidriera/domain/failure';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useRevalidator } from '@vidriera/router';
import { useState } from 'react';

interface VerifyProps {
  person: DeskPerson;
  onChange?: (person: DeskPerson) => void;
}

/** Gives an account the verified mark, or takes it. */
export function Verify({ person, onChange }: VerifyProps) {
  const { username, nombre, isVerified } = person;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    try {
      await call('desk', { what: 'verify', username, nombre, isVerified: !isVerified }, { signedIn: true });
      toast.success(isVerified ? 'Quitaste la marca.' : 'La cuenta quedó verificada.');
      onChange?.({ ...person, isVerified: !isVerified });
    } catch (caught) {
      toast.error(failureOf(caught).message);
    } finally {
      await revalidate();
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" busy={busy} onClick={() => void change()}>
      {isVerified ? 'Quitar la verificación' : 'Verificar la cuenta'}
    </Button>
  );
}
