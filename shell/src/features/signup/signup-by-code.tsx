import { messages } from '@vidriera/domain/messages/messages';
import { normalizeUsername } from '@vidriera/domain/usuario/username';
import { proposeUsername } from '@vidriera/domain/usuario/username-proposal';
import { usernameObjection } from '@vidriera/domain/usuario/username-refusal';
import { withoutInvisible } from '@vidriera/domain/values/invisible';
import { LIMITS } from '@vidriera/domain/values/limits';
import { isCodeAsked } from '@vidriera/kit/code/is-code-asked';
import { returnTo, withReturn } from '@vidriera/kit/going/return-to';
import { useHydrated } from '@vidriera/kit/hooks/use-hydrated';
import { useUsernameAvailability } from '@vidriera/kit/hooks/use-username-availability';
import { toast } from '@vidriera/kit/messages/toast';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';
import { NeedsScripts } from '@vidriera/kit/ui/parts/needs-scripts';
import { UsernameAvailability } from '@vidriera/kit/ui/people/username-availability';
import { Link, useNavigate } from '@vidriera/router';
import { siteFacts } from '@vidriera/session/config';
import { type ReactNode, useEffect, useState } from 'react';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { ExploreInstead } from '../auth/explore-instead.tsx';

const CodeForm = lazyPart(async () => (await import('@vidriera/kit/ui/code/code-form')).default);

const WHERE = '/signup';

interface SignupByCodeProps {
  request: string;
  back: string | null;
  children: ReactNode;
}

/** `/signup?con=codigo`: like the sign-up by password, a chosen username first, and role and profile after it. */
export function SignupByCode({ request, back, children }: SignupByCodeProps) {
  const navigate = useNavigate();
  const { linkHost } = siteFacts();
  const [typed, setTyped] = useState(request);
  const [isAsked, setAsked] = useState(false);
  const available = useUsernameAvailability(typed);
  const username = proposeUsername(typed) ?? normalizeUsername(withoutInvisible(typed));
  const password = `/signup?${new URLSearchParams({ ...(username && { username }), ...(back && { volver: back }) })}`;
  const objection = usernameObjection(username);

  useEffect(() => {
    // Another tab of this browser asked for the code, and may be closed.
    if (request || !isCodeAsked(WHERE)) return;
    import('@vidriera/kit/code/kept-code').then(
      ({ keptCode }) => setTyped((now) => now || (keptCode()?.username ?? '')),
      () => undefined, // no connection: the name is typed again
    );
  }, [request]);

  const enter = (entered: { back: string | null; isNew: boolean }) => {
    toast.success(entered.isNew ? messages.signup.ok : messages.session.loginOk);
    const target = entered.isNew ? withReturn('/complete-signup', entered.back) : returnTo(entered.back);
    void navigate(target, { replace: true });
  };
  return (
    <AuthFrame
      title="Creá tu link"
      lead="Sin contraseña: te mandamos un código por mail. Elegí tu nombre: va a ser tu link."
      other={<Link to={password}>Crearla con una contraseña</Link>}
    >
      {children}
      <div>
        <TextInput
          label="Nombre de usuario"
          prefix={linkHost}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          help="Lo podés cambiar después."
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          limit={LIMITS.nombre}
          aria-required
          error={isAsked && available.status !== 'no' ? (objection ?? undefined) : undefined}
        />
        <UsernameAvailability available={available} onChoose={setTyped} />
      </div>
      <NeedsScripts act="crear tu cuenta">
        <ExploreInstead />
      </NeedsScripts>
      {useHydrated() ? (
        <CodeForm
          where={WHERE}
          back={back}
          username={objection === null ? username : ''}
          isForNew
          isReady={() => {
            setAsked(true);
            return objection === null && available.status !== 'no';
          }}
          onEntered={enter}
          onPassword={() => void navigate('/login')}
        />
      ) : null}
    </AuthFrame>
  );
}
