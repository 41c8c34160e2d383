import { messages } from '@vidriera/domain/messages/messages';
import { useAct } from '@vidriera/kit/hooks/use-act';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { refreshUser, useUser } from '@vidriera/session';

/** 'Bloquear' or 'Desbloquear', for signed-in people: a blocked creator is gone from their lists. */
export function BlockButton({ creator: { id, nombre } }: { creator: { id: string; nombre: string } }) {
  const isBlocked = useUser()?.blocked?.includes(id) ?? false;
  const { isBusy, act } = useAct();
  const press = async () => {
    const what = isBlocked ? 'unblock' : 'block';
    if (!isBlocked && !(await askConfirm(messages.following.blocks(nombre), { yes: 'Bloquear' }))) return;
    await act(async () => {
      await call('following', { what, creador: id }, { signedIn: true });
      await refreshUser();
      toast.success(messages.following.done[what](nombre));
    });
  };
  return (
    <Button kind="ghost" busy={isBusy} onClick={() => void press()}>
      {isBlocked ? 'Desbloquear' : 'Bloquear'}
      <span className="sr-only"> a {nombre}</span>
    </Button>
  );
}
