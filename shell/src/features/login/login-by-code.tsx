import { messages } from '@vidriera/domain/messages/messages';
import { returnTo, withReturn } from '@vidriera/kit/going/return-to';
import { useHydrated } from '@vidriera/kit/hooks/use-hydrated';
import { toast } from '@vidriera/kit/messages/toast';
import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';
import { NeedsScripts } from '@vidriera/kit/ui/parts/needs-scripts';
import { Link, useNavigate } from '@vidriera/router';
import type { ReactNode } from 'react';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { ExploreInstead } from '../auth/explore-instead.tsx';

const CodeForm = lazyPart(async () => (await import('@vidriera/kit/ui/code/code-form')).default);

/** `/login?con=codigo`: signs in, or up, without a password. */
export function LoginByCode({ back, children }: { back: string | null; children: ReactNode }) {
  const navigate = useNavigate();
  const password = withReturn('/login', back);
  const enter = (entered: { back: string | null }) => {
    toast.success(messages.session.loginOk);
    void navigate(returnTo(entered.back), { replace: true });
  };
  return (
    <AuthFrame
      title="Entrá con un código"
      lead="Te lo mandamos por mail. Si todavía no tenés cuenta, así la creás."
      other={<Link to={password}>Entrar con mi contraseña</Link>}
    >
      {children}
      <NeedsScripts act="entrar">
        <ExploreInstead />
      </NeedsScripts>
      {useHydrated() ? (
        <CodeForm
          where="/login"
          back={back}
          isForNew={false}
          onEntered={enter}
          onPassword={() => void navigate(password)}
        />
      ) : null}
    </AuthFrame>
  );
}
