import { effectOf } from '@vidriera/domain/complaint/acts';
import { type DeskCase, type DeskOutcome, OUTCOMES } from '@vidriera/domain/desk/wire-schema';
import { failureOf } from '@vidriera/domain/failure';
import { partsOf } from '@vidriera/domain/held/subject-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { SUSPENSION_DAYS, type SuspensionDays } from '@vidriera/domain/usuario/suspension';
import { LIMITS } from '@vidriera/domain/values/limits';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { Select } from '@vidriera/kit/ui/form/select';
import { TextArea } from '@vidriera/kit/ui/form/text-area';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useRevalidator } from '@vidriera/router';
import { useState } from 'react';
import styles from './moderar.module.css';
import { daysText, wordsOf } from './words.ts';

/** The decision, with words for the author. A case that another moderator changed meanwhile is read again. */
export function Decide({ of }: { of: DeskCase }) {
  const { id, round, seenAt, status, isWaiting, isForAnother } = of;
  const isSuspended = status === 'suspended';
  const { revalidate } = useRevalidator();
  const [text, setText] = useState('');
  const [days, setDays] = useState<SuspensionDays>(7);
  const [busy, setBusy] = useState<DeskOutcome | null>(null);
  if (!isWaiting && !isSuspended) return <p className="soft">Este caso está cerrado.</p>;
  if (isForAnother) return <p className="soft">{messages.desk.forAnother}</p>;
  const decide = async (outcome: DeskOutcome) => {
    const { label, confirm, done } = wordsOf(outcome, isSuspended);
    if (!(await askConfirm(confirm, { yes: label, danger: isHard(outcome) }))) return;
    setBusy(outcome);
    try {
      await call('desk', { what: 'decide', id, round, seenAt, outcome, days, text }, { signedIn: true });
      setText('');
      toast.success(done);
    } catch (caught) {
      toast.error(failureOf(caught).message);
    } finally {
      await revalidate();
      setBusy(null);
    }
  };
  const outcomes = outcomesOf(of);
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
      {outcomes.map((outcome) => (
        <div key={outcome} className={styles.act}>
          <p className="soft">{wordsOf(outcome, isSuspended).does}</p>
          {outcome === 'suspended' ? (
            <Select
              label="Por cuánto tiempo"
              options={SUSPENSION_DAYS.map((value) => ({ value: String(value), label: daysText(value) }))}
              value={String(days)}
              onChange={({ currentTarget: { value } }) =>
                setDays(SUSPENSION_DAYS.find((amount) => String(amount) === value) ?? null)
              }
            />
          ) : null}
          <Button
            kind={isHard(outcome) ? 'danger' : 'secondary'}
            busy={busy === outcome}
            disabled={busy !== null}
            onClick={() => void decide(outcome)}
          >
            {wordsOf(outcome, isSuspended).label}
          </Button>
        </div>
      ))}
    </section>
  );
}

const isHard = (outcome: DeskOutcome): boolean => outcome === 'removed' || outcome === 'suspended';

/** Outcomes that change something. A closed case of a suspended account may only lift the suspension. */
function outcomesOf({ subject, status, isWaiting, isAppealed, returnsAt }: DeskCase): DeskOutcome[] {
  if (!isWaiting) return ['cleared'];
  const isOfPerson = partsOf(subject).kind === 'user';
  const state = { waits: true, isAppealed, isTakenDown: false };
  return OUTCOMES.filter(
    (outcome) =>
      (isOfPerson || outcome !== 'suspended') &&
      effectOf({ ...state, status: returnsAt === null ? status : 'alone' }, outcome) !== null,
  );
}
