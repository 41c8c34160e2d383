import { continueAfterSignIn } from '@vidriera/kit/going/after-sign-in';
import { withReturn } from '@vidriera/kit/going/return-to';
import CodeForm from '@vidriera/kit/ui/code/code-form';
import { useLocation, useNavigate } from '@vidriera/router';
import { codeWhere } from './code-where.ts';
import { PasswordWay, type PasswordWayProps } from './password-way.tsx';

export interface CodeAndPasswordProps extends PasswordWayProps {
  /** Goes on here. */
  onEntered: () => void;
}

export function CodeAndPassword({ item, act = 'open', onEntered }: CodeAndPasswordProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const goToPassword = () => {
    continueAfterSignIn(act, item);
    void navigate(withReturn('/login', pathname + search));
  };
  return (
    <>
      <CodeForm where={codeWhere(pathname, act)} isForNew onEntered={onEntered} onPassword={goToPassword} />
      <PasswordWay item={item} act={act} />
    </>
  );
}
