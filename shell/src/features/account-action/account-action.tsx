import { type Failure, failureOf } from '@vidriera/domain/failure';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { ErrorState } from '@vidriera/kit/ui/parts/state';
import { Loading } from '@vidriera/runtime/loading';
import { type AccountAction, type ActionMode, fetchActionCodes, useUser } from '@vidriera/session';
import { siteFacts } from '@vidriera/session/config';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { AskReset } from '../auth/ask-reset.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { rememberConfirmedDevice } from '../auth/remember-device.ts';
import { AskAgain } from './ask-again.tsx';
import { NewPassword } from './new-password.tsx';
import { SpendButton } from './spend-button.tsx';
import { isConfirmed, rememberConfirmed } from './spent-links.ts';
import { type ActionLink, useActionLink } from './use-action-link.ts';
import { WORDS } from './words.ts';

/** The next step after a code was spent. @param email the account's current address */
function Done({ mode, email }: { mode: ActionMode; email: string }) {
  const user = useUser();
  if (mode === 'recoverEmail') return <AskReset email={email} />;
  return user ? (
    <ButtonLink wide to="/all">
      Continuar
    </ButtonLink>
  ) : (
    <ButtonLink wide to="/login">
      Iniciá sesión
    </ButtonLink>
  );
}

/** Where to write about an unexpected letter. */
function ContactLine() {
  const { contact } = siteFacts().operator;
  return (
    <>
      ¿No esperabas este mail? Escribinos a <a href={`mailto:${contact}`}>{contact}</a>
    </>
  );
}

/** `/cuenta/accion`: the target of the account's letters. Only a press spends a code, because mail scanners open links. */
export default function AccountActionScreen() {
  const link = useActionLink();
  if (link) return <OpenLink key={link.oobCode} link={link} />;
  return (
    <ActionFrame
      title="Este enlace no sirve"
      lead="A la dirección le falta una parte. Abrí el enlace entero, tal como está en el mail."
    >
      <AskAgain mode={null} />
    </ActionFrame>
  );
}

type State =
  | { kind: 'reading' }
  | { kind: 'ready'; action: AccountAction }
  | { kind: 'done'; action: AccountAction }
  /** The link was used before. */
  | { kind: 'confirmed' }
  | { kind: 'failed'; failure: Failure };

/** Failures that a retry can't mend. */
const isFinal = ({ code }: Failure): boolean => code === 'link-expired' || code === 'link-refused';

function OpenLink({ link: { mode, oobCode } }: { link: ActionLink }) {
  const [state, setState] = useState<State>({ kind: 'reading' });
  const words = WORDS[mode];

  const refuse = useCallback(
    async (failure: Failure) => {
      const isUsed = mode === 'verifyEmail' && isFinal(failure) && (await isConfirmed(oobCode));
      setState(isUsed ? { kind: 'confirmed' } : { kind: 'failed', failure });
    },
    [mode, oobCode],
  );
  const read = useCallback(async () => {
    setState({ kind: 'reading' });
    try {
      const { readActionCode } = await fetchActionCodes();
      setState({ kind: 'ready', action: await readActionCode(mode, oobCode) });
    } catch (caught) {
      await refuse(failureOf(caught));
    }
  }, [mode, oobCode, refuse]);
  useEffect(() => void read(), [read]);

  switch (state.kind) {
    case 'reading':
      return (
        <ActionFrame title={words.title} lead="Estamos mirando el enlace.">
          <Loading />
        </ActionFrame>
      );
    case 'failed':
      return isFinal(state.failure) ? (
        <ActionFrame title="Este enlace no sirve" lead={state.failure.message}>
          <AskAgain mode={mode} />
        </ActionFrame>
      ) : (
        <ActionFrame title={words.title} lead="No pudimos mirar el enlace.">
          <ErrorState text={state.failure.message} onRetry={() => void read()} />
        </ActionFrame>
      );
    case 'confirmed':
      return (
        <ActionFrame title={words.done.title} lead="Este enlace ya se usó, y no hace falta otro.">
          <Done mode={mode} email="" />
        </ActionFrame>
      );
    case 'done':
      return (
        <ActionFrame title={words.done.title} lead={words.done.lead}>
          <Done mode={mode} email={state.action.email} />
        </ActionFrame>
      );
    case 'ready': {
      const { action } = state;
      const Act = mode === 'resetPassword' ? NewPassword : SpendButton;
      return (
        <ActionFrame title={words.title} lead={words.lead(action)}>
          <Act
            code={oobCode}
            email={action.email}
            label={words.button}
            onSpent={() => {
              if (mode === 'verifyEmail') rememberConfirmed(oobCode);
              if (mode !== 'resetPassword') rememberConfirmedDevice();
              setState({ kind: 'done', action });
            }}
            onRefused={(failure) => isFinal(failure) && void refuse(failure)}
          />
        </ActionFrame>
      );
    }
  }
}

interface ActionFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

function ActionFrame({ title, lead, children }: ActionFrameProps) {
  return (
    <AuthFrame title={title} lead={<span role="status">{lead}</span>} other={<ContactLine />}>
      <PrivateMeta title={title} />
      {children}
    </AuthFrame>
  );
}
