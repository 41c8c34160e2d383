import { useAct } from '@vidriera/kit/hooks/use-act';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useNavigate } from '@vidriera/router';

/** Opens the case of an account, where it is suspended. @param of a case of its things, or its username */
export function OpenAuthor({ of }: { of: { id: string } | { username: string } }) {
  const navigate = useNavigate();
  const { isBusy, act } = useAct();
  const open = () =>
    act(async () => {
      const { id } = await ('id' in of
        ? call('desk', { what: 'author', ...of }, { signedIn: true })
        : call('desk', { what: 'account', ...of }, { signedIn: true }));
      await navigate(`/moderar/${encodeURIComponent(id)}`);
    });
  return (
    <Button kind="secondary" busy={isBusy} onClick={() => void open()}>
      Abrir el caso de la cuenta
    </Button>
  );
}
