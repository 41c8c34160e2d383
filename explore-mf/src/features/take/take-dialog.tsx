import type { Claim } from '@vidriera/domain/claim/wire-schema';
import type { Failure } from '@vidriera/domain/failure';
import { Dialog } from '@vidriera/kit/ui/dialogs/dialog';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { momentText } from '@vidriera/kit/words/moment';
import { useNavigate } from '@vidriera/router';
import { serverNow } from '@vidriera/session/server-clock';
import { useEffect } from 'react';
import { CodeWay } from '../member/code-way.tsx';
import { ConfirmFirst } from '../member/confirm-first.tsx';
import { useAsking } from '../member/use-asking.ts';
import styles from './take-dialog.module.css';
import { type TakeablePromo, takePromo } from './take-promo.ts';

interface TakeDialogProps {
  open: boolean;
  onClose: () => void;
  promo: Pick<TakeablePromo, 'id' | 'titulo'>;
}

/** Takes a promo when it opens, then shows the pass. First asks for a missing account or mail confirmation. */
export default function TakeDialog({ open, onClose, promo: { id, titulo } }: TakeDialogProps) {
  const { value: claim, problem, begin, again } = useAsking<Claim>();
  const navigate = useNavigate();
  useEffect(() => {
    if (open) return begin(({ uid }) => takePromo(id, uid));
  }, [open, id, begin]);
  const isTaken = claim?.state === 'open';
  useEffect(() => {
    if (isTaken) void navigate(`/mis-promos?promo=${id}`);
  }, [isTaken, id, navigate]);

  return (
    <Dialog open={open} onClose={onClose} title="La quiero">
      <div className={styles.take}>
        <p>
          <strong className={styles.what}>{titulo}</strong>
        </p>
        {problem?.step === 'account' ? (
          <>
            <p>Con una cuenta te la guardamos y la canjeás desde tu teléfono. Es gratis.</p>
            <CodeWay item={{ tipo: 'promo', id, titulo }} onEntered={() => void again()} />
          </>
        ) : problem?.step === 'mail' ? (
          <ConfirmFirst {...problem} why="Para tomar una promo" again={again} />
        ) : problem ? (
          <Failed failure={problem.failure} tryAgain={again} />
        ) : (
          <p role="status">{claim && !isTaken ? overText(claim) : 'Guardándola para vos…'}</p>
        )}
      </div>
    </Dialog>
  );
}

/** Returns why the person’s claim is no longer valid. */
function overText({ state, redeemedAt, lapsesAt }: Claim): string {
  const now = serverNow();
  if (state === 'used')
    return `Ya la canjeaste${redeemedAt ? `: ${momentText(redeemedAt, now)}` : ''}. Es una por persona.`;
  return `Se te venció sin usar: ${momentText(lapsesAt, now)}. Más tarde, si quedan, la podés tomar de nuevo.`;
}

/** Codes of failures that a retry may fix. */
const RETRIABLE = ['no-connection', 'internal', 'too-many-attempts'];

function Failed({ failure, tryAgain }: { failure: Failure; tryAgain: () => Promise<void> }) {
  return (
    <>
      <FieldError error={failure.message} />
      {failure.code === 'too-many-open' ? (
        <ButtonLink kind="secondary" to="/mis-promos">
          Ver las promos que pedí
        </ButtonLink>
      ) : null}
      {RETRIABLE.includes(failure.code) ? (
        <Button kind="secondary" onClick={() => void tryAgain()}>
          Probar de nuevo
        </Button>
      ) : null}
    </>
  );
}
