import { useLocation } from '@vidriera/router';
import { withReturn } from '../../going/return-to.ts';
import { DialogActions } from '../dialogs/dialog.tsx';
import { ButtonLink } from '../parts/button.tsx';

interface AccountWaysProps {
  /** Called when one is pressed. */
  onTaken: () => void;
  /** Of the link to sign up. */
  kind?: 'primary' | 'secondary';
}

/** A dialog's links to log in or sign up, which lead back to this page. */
export function AccountWays({ onTaken, kind = 'primary' }: AccountWaysProps) {
  const { pathname, search } = useLocation();
  return (
    <DialogActions>
      <ButtonLink to={withReturn('/login', pathname + search)} kind="secondary" onClick={onTaken}>
        Ya tengo cuenta
      </ButtonLink>
      <ButtonLink to={withReturn('/signup', pathname + search)} kind={kind} onClick={onTaken}>
        Crear mi cuenta
      </ButtonLink>
    </DialogActions>
  );
}
