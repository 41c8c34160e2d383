import { messages } from '@vidriera/domain/messages/messages';
import type { OwnNames } from '@vidriera/domain/rename/wire-schema';
import { type Result, result } from '@vidriera/kit/data/result';
import { call } from '@vidriera/kit/requests/callable';
import { Dialog } from '@vidriera/kit/ui/dialogs/dialog';
import { ErrorState } from '@vidriera/kit/ui/parts/state';
import { useCallback, useEffect, useState } from 'react';
import { UsernameForm } from './username-form.tsx';

interface UsernameDialogProps {
  open: boolean;
  onClose: () => void;
  isVerified: boolean;
}

/** Changes the username, and says from when it is possible again. Load it by `useLazyDialog`. */
export default function UsernameDialog({ open, onClose, isVerified }: UsernameDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} locked={busy} title="Cambiar nombre de usuario">
      <Content isVerified={isVerified} onBusy={setBusy} onClose={onClose} />
    </Dialog>
  );
}

interface ContentProps {
  isVerified: boolean;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

function Content(props: ContentProps) {
  const [read, setRead] = useState<Result<{ names: OwnNames }> | null>(null);
  const load = useCallback(async () => {
    setRead(null);
    const asked = call('rename', { what: 'names' }, { signedIn: true });
    setRead(await result(asked, messages.rename.notLoaded));
  }, []);
  useEffect(() => void load(), [load]);
  if (!read) return <p role="status">Viendo tus nombres…</p>;
  if ('error' in read) return <ErrorState text={read.error} onRetry={() => void load()} />;
  return <UsernameForm {...props} names={read.value.names} />;
}
