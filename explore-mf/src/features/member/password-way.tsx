import { type ActionItem, continueAfterSignIn, type ItemAction } from '@vidriera/kit/going/after-sign-in';
import { AccountWays } from '@vidriera/kit/ui/people/account-ways';

export interface PasswordWayProps {
  item: ActionItem;
  /** The pressed button’s act. */
  act?: ItemAction['act'];
}

/** The screens with a password, which lead back to this page. */
export const PasswordWay = ({ item, act = 'open' }: PasswordWayProps) => (
  <>
    <p className="soft">O con contraseña, y volvés a esta página:</p>
    <AccountWays kind="secondary" onTaken={() => continueAfterSignIn(act, item)} />
  </>
);
