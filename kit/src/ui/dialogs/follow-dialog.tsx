import { followAfterSignIn } from '../../going/after-sign-in.ts';
import { authorName } from '../../words/format.ts';
import { AccountWays } from '../people/account-ways.tsx';
import type { Creator } from '../people/own-follow.tsx';
import { Dialog } from './dialog.tsx';

interface FollowDialogProps {
  open: boolean;
  onClose: () => void;
  creator: Creator;
}

/** Shows a visitor that following needs an account; the follow comes after the sign-in. Load it by `useLazyDialog`. */
export default function FollowDialog({ open, onClose, creator }: FollowDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Seguí a ${authorName(creator)}`}>
      <p>
        Con una cuenta, lo nuevo que publica te espera en Inicio, y una vez por semana te llega un mail con lo
        que viene. Es gratis.
      </p>
      <p className="soft">Nadie ve a quién seguís. Apenas entres lo sumamos, y volvés a esta página.</p>
      <AccountWays onTaken={() => followAfterSignIn(creator.id)} />
    </Dialog>
  );
}
