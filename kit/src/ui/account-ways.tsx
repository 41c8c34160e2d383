import { useLocation } from '@vidriera/router';
import { withReturn } from '../return-to.ts';
import { ButtonLink } from './button.tsx';
import { DialogActions } from './dialog.tsx';

/** A dialog's links to log in or sign up, which lead back to this page. @param onTaken called when one is pressed */
export function AccountWays({ onTaken }: { onTaken: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <DialogActions>
      <ButtonLink to={withReturn('/login', pathname + search)} kind="secondary" onClick={onTaken}>
        Ya tengo cuenta
      </ButtonLink>
      <ButtonLink to={withReturn('/signup', pathname + search)} onClick={onTaken}>
        Crear mi cuenta
      </ButtonLink>
    </DialogActions>
  );
}
