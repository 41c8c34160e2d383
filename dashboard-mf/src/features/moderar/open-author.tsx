import { failureOf } from '@vidriera/domain/failure';
import { toast } from '@vidriera/kit/toast';
import { Button } from '@vidriera/kit/ui/button';
import { useNavigate } from '@vidriera/router';
import { useState } from 'react';
import { askDesk } from './ask.ts';

/** Opens the case of the account behind a thing, where it is suspended. */
export function OpenAuthor({ caseId }: { caseId: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { id } = await askDesk({ what: 'author', id: caseId });
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
