import { type ActionItem, continueAfterSignIn, type ItemAction } from '@vidriera/kit/after-sign-in';
import { withReturn } from '@vidriera/kit/return-to';
import { AccountWays } from '@vidriera/kit/ui/account-ways';
import { lazyPart } from '@vidriera/kit/ui/lazy-part';
import { useLocation, useNavigate } from '@vidriera/router';
import styles from './code-way.module.css';
import { codeWhere } from './code-where.ts';

const CodeForm = lazyPart(
  async () => (await import('@vidriera/kit/ui/code/code-form')).default,
  null,
  <div className={styles.room} />,
);

interface CodeWayProps {
  item: ActionItem;
  /** The pressed button’s act. */
  act?: ItemAction['act'];
  /** Goes on here. */
  onEntered: () => void;
}

/** Ways to an account from an item's dialog: a code on this page first, then the screens with a password. */
export function CodeWay({ item, act = 'open', onEntered }: CodeWayProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const remember = () => continueAfterSignIn(act, item);
  const goToPassword = () => {
    remember();
    void navigate(withReturn('/login', pathname + search));
  };
  return (
    <>
      <CodeForm where={codeWhere(pathname, act)} isForNew onEntered={onEntered} onPassword={goToPassword} />
      <p className="soft">O con contraseña, y volvés a esta página:</p>
      <AccountWays kind="secondary" onTaken={remember} />
    </>
  );
}
