import { failureOf } from '@vidriera/domain/failure';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useNavigate } from '@vidriera/router';
import { useState } from 'react';

/** Opens the case of an account, where it is suspended. @param of a case of its things, or its username */
export function OpenAuthor({ of }: { of: { id: string } | { username: string } }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { id } = await ('id' in of
        ? call('desk', { what: 'author', ...of }, { signedIn: true })
        : call('desk', { what: 'account', ...of }, { signedIn: true }));
      await navigate(`/moderar/${encodeURIComponent(id)}`);
    } catch (caught) {
      toast.error(failureOf(caught).message);
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" busy={busy} onClick={() => void open()}>
      Abrir el caso de la cuenta
    </Button>
  );
}
