import { type DeskCase, type DeskOutcome, OUTCOMES } from '@vidriera/domain/desk/wire-schema';
import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { askConfirm } from '@vidriera/kit/dialogs';
import { toast } from '@vidriera/kit/toast';
import { Button } from '@vidriera/kit/ui/button';
import { TextArea } from '@vidriera/kit/ui/form/text-area';
import { useRevalidator } from '@vidriera/router';
import { useState } from 'react';
import { askDesk } from './ask.ts';
import styles from './moderar.module.css';
import { OUTCOME } from './words.ts';

/** The decision, with words for the author. A case that another moderator changed meanwhile is read again. */
export function Decide({ of }: { of: DeskCase }) {
  const { id, round, seenAt, status, isWaiting, isForAnother } = of;
  const { revalidate } = useRevalidator();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState<DeskOutcome | null>(null);
  if (!isWaiting) return <p className="soft">Este caso está cerrado.</p>;
  if (isForAnother) return <p className="soft">{messages.desk.forAnother}</p>;
  const decide = async (outcome: DeskOutcome) => {
    const { label, confirm, done } = OUTCOME[outcome];
    if (!(await askConfirm(confirm, { yes: label, danger: outcome === 'removed' }))) return;
    setBusy(outcome);
    try {
      await askDesk({ what: 'decide', id, round, seenAt, outcome, text });
      setText('');
      toast.success(done);
    } catch (caught) {
      toast.error(failureOf(caught).message);
    } finally {
      await revalidate();
      setBusy(null);
    }
  };
  return (
    <section aria-labelledby="decidir" className={styles.part}>
      <h2 id="decidir">Decidir</h2>
      <TextArea
        label="Para quien lo publicó"
        help="Le llega con el motivo. No nombra a quien denunció."
        optional
        limit={LIMITS.complaint}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="row">
        {OUTCOMES.filter((outcome) => outcome !== 'held' || status === 'open' || of.returnsAt !== null).map(
          (outcome) => (
            <Button
              key={outcome}
              kind={outcome === 'removed' ? 'danger' : 'secondary'}
              busy={busy === outcome}
              disabled={busy !== null}
              onClick={() => void decide(outcome)}
            >
              {OUTCOME[outcome].label}
            </Button>
          ),
        )}
      </div>
    </section>
  );
}
