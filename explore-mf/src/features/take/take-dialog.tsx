import type { Claim } from 'domain/claim/wire-schema';
import { forgetPromo, wantPromo } from 'kit/claim/wanted';
import { type Failure, failureOf, isFailure, logUnforeseen } from 'kit/failure';
import { momentText } from 'kit/moment';
import { withReturn } from 'kit/return-to';
import { useLocation, useNavigate } from 'kit/router';
import { mailConfirmed, sessionHint, whenKnown } from 'kit/session';
import { Button, ButtonLink } from 'kit/ui/button';
import { Dialog, DialogActions } from 'kit/ui/dialog';
import { FieldError } from 'kit/ui/field-error';
import { MailNotice } from 'kit/ui/mail-notice';
import { useLookedAtAgain } from 'kit/use-looked-at-again';
import { useResend } from 'kit/use-resend';
import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './take-dialog.module.css';
import { take, type Wanted } from './take-promo.ts';

interface TakeDialogProps {
  open: boolean;
  onClose: () => void;
  promo: Wanted;
}

type State =
  | { step: 'taking' }
  /** Nobody is signed in. */
  | { step: 'account' }
  | { step: 'mail'; email: string; problem: string }
  /** They had it once. */
  | { step: 'over'; claim: Claim }
  | { step: 'failed'; failure: Failure };

/** Takes a promo as soon as it is open, or says what that needs first; then its pass stands. */
export default function TakeDialog({ open, onClose, promo }: TakeDialogProps) {
  const { state, tryAgain } = useTaking(promo.id, open);
  return (
    <Dialog open={open} onClose={onClose} title="La quiero">
      <div className={styles.take}>
        <p>
          <strong className={styles.what}>{promo.titulo}</strong>
        </p>
        {state.step === 'taking' ? <p role="status">Guardándola para vos…</p> : null}
        {state.step === 'account' ? <Account id={promo.id} /> : null}
        {state.step === 'mail' ? <Mail {...state} tryAgain={tryAgain} /> : null}
        {state.step === 'over' ? <p role="status">{overText(state.claim)}</p> : null}
        {state.step === 'failed' ? <Failed failure={state.failure} tryAgain={tryAgain} /> : null}
      </div>
    </Dialog>
  );
}

function useTaking(id: string, open: boolean) {
  const [state, setState] = useState<State>({ step: 'taking' });
  const navigate = useNavigate();
  const underway = useRef(false);

  const tryAgain = useCallback(
    async (fresh = false) => {
      if (underway.current) return;
      underway.current = true;
      forgetPromo(); // once: what fails is tried again by a press
      try {
        const { user } = sessionHint() ? await whenKnown() : { user: null };
        if (!user) return setState({ step: 'account' });
        const claim = await take(id, user.uid, fresh ? await mailConfirmed({ fresh }) : undefined);
        if (claim?.estado === 'abierta') return await navigate(`/mis-promos?promo=${id}`);
        if (claim) return setState({ step: 'over', claim });
        setState({ step: 'mail', email: user.email, problem: fresh ? STILL : '' });
      } catch (caught) {
        logUnforeseen(caught);
        const failure = failureOf(caught);
        setState(isFailure(caught, 'no-session') ? { step: 'account' } : { step: 'failed', failure });
      } finally {
        underway.current = false;
      }
    },
    [id, navigate],
  );

  useEffect(() => {
    if (!open) return;
    setState({ step: 'taking' });
    void tryAgain();
  }, [open, tryAgain]);
  return { state, tryAgain };
}

/** Why what they hold of it is worth nothing. */
function overText({ estado, canjeada, caduca }: Claim): string {
  const now = Date.now();
  if (estado === 'usada')
    return `Ya la canjeaste${canjeada ? `: ${momentText(canjeada, now)}` : ''}. Es una por persona.`;
  return `Se te venció sin usar: ${momentText(caduca, now)}. Más tarde, si quedan, la podés tomar de nuevo.`;
}

const STILL = 'Tu mail todavía no figura confirmado. Abrí el enlace que te mandamos y volvé a probar.';

/** The ways to an account; whoever takes one is led back here, and the promo is taken then. */
function Account({ id }: { id: string }) {
  const { pathname, search } = useLocation();
  const want = () => wantPromo(id);
  return (
    <>
      <p>Con una cuenta te la guardamos y la mostrás en el mostrador, desde tu teléfono. Es gratis.</p>
      <p className="soft">Apenas entres es tuya, y volvés a esta página.</p>
      <DialogActions>
        <ButtonLink to={withReturn('/login', pathname + search)} kind="secondary" onClick={want}>
          Ya tengo cuenta
        </ButtonLink>
        <ButtonLink to={withReturn('/signup', pathname + search)} onClick={want}>
          Crear mi cuenta
        </ButtonLink>
      </DialogActions>
    </>
  );
}

interface MailProps {
  email: string;
  problem: string;
  tryAgain: (fresh: boolean) => Promise<void>;
}

/** That the address is to be confirmed first. Confirmed in another tab, the promo is taken when this one is looked at again. */
function Mail({ email, problem, tryAgain }: MailProps) {
  const resending = useResend();
  const [looking, setLooking] = useState(false);
  const onReturn = useCallback(
    async (fresh: boolean) => {
      if (fresh) await tryAgain(true);
    },
    [tryAgain],
  );
  useLookedAtAgain(onReturn);
  const look = async () => {
    setLooking(true);
    await tryAgain(true);
    setLooking(false);
  };
  return (
    <MailNotice
      email={email}
      resending={resending}
      problem={problem}
      action={
        <Button kind="ghost" busy={looking} busyText="Mirando…" onClick={() => void look()}>
          Ya lo confirmé
        </Button>
      }
    >
      Para tomar una promo, confirmá tu mail con el enlace que te mandamos a <strong>{email}</strong>.
    </MailNotice>
  );
}

/** Codes of what may go better the next time. */
const PASSING = ['no-connection', 'internal', 'too-many-attempts'];

function Failed({ failure, tryAgain }: { failure: Failure; tryAgain: () => Promise<void> }) {
  return (
    <>
      <FieldError error={failure.message} />
      {failure.code === 'too-many-open' ? (
        <ButtonLink kind="secondary" to="/mis-promos">
          Ver mis promos
        </ButtonLink>
      ) : null}
      {PASSING.includes(failure.code) ? (
        <Button kind="secondary" onClick={() => void tryAgain()}>
          Probar de nuevo
        </Button>
      ) : null}
    </>
  );
}
