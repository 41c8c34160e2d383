import { useLocation } from '@vidriera/router';
import { withReturn } from '../return-to.ts';
import { ButtonLink } from './button.tsx';
import { DialogActions } from './dialog.tsx';

/** The ways to an account, of a dialog; whoever takes one is led back here. @param onTaken remembers what is to go on then */
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
