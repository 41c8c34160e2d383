import { failureOf } from '@vidriera/domain/failure';
import { toast } from '@vidriera/kit/messages/toast';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useNavigate } from '@vidriera/router';
import { useState } from 'react';
import { askDesk } from './ask.ts';

/** Opens the case of an account, where it is suspended. @param of a case of its things, or its username */
export function OpenAuthor({ of }: { of: { id: string } | { username: string } }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { id } = await ('id' in of
        ? askDesk({ what: 'author', ...of })
        : askDesk({ what: 'account', ...of }));
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
