import { random128 } from '@vidriera/domain/claim/random-128';
import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { MESSAGES } from '@vidriera/domain/seats/limits';
import type { MessageTo } from '@vidriera/domain/seats/messages-schema';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { trimInvisible } from '@vidriera/domain/values/invisible';
import { useOneAtATime } from '@vidriera/kit/forms/use-one-at-a-time';
import { toast } from '@vidriera/kit/messages/toast';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { asOneAttempt } from '@vidriera/kit/requests/attempts';
import { Dialog, DialogActions } from '@vidriera/kit/ui/dialogs/dialog';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { TextArea } from '@vidriera/kit/ui/form/text-area';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { type FormEvent, useState } from 'react';
import styles from './attending.module.css';

interface WriteDialogProps {
  open: boolean;
  onClose: () => void;
  at: { evento: ItemId; fecha: string };
  titulo: string;
  /** People by group. */
  people: Record<MessageTo, number>;
  /** Resolves once the list is read again. */
  onSent: () => Promise<void>;
}

const GROUPS: Record<MessageTo, string> = { all: 'Todos', going: 'Quienes van', waiting: 'Quienes esperan' };
const peopleText = (people: number) => (people === 1 ? '1 persona' : `${people} personas`);

/** Writes to the guests of a date: first the text, then how they will read it, then the letters. */
export default function WriteDialog({ open, onClose, at, titulo, people, onSent }: WriteDialogProps) {
  const [text, setText] = useState('');
  const [to, setTo] = useState<MessageTo>(people.going > 0 ? 'going' : 'waiting');
  const [isShown, setIsShown] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const hasBoth = people.going > 0 && people.all > people.going;
  const written = trimInvisible(text);
  const send = useOneAtATime(async () => {
    setProblem('');
    setBusy(true);
    try {
      const { people: reached } = await asOneAttempt(
        `message ${at.evento} ${at.fecha} ${to} ${written}`,
        random128,
        (id) => askSeats({ what: 'write', ...at, id, text: written, to }),
      );
      toast.success(`Tu mensaje sale para ${peopleText(reached)}.`);
      await onSent();
      onClose();
      setText('');
      setIsShown(false);
    } catch (caught) {
      logUnforeseen(caught);
      setProblem(failureOf(caught).message);
    } finally {
      setBusy(false);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!written) setProblem('Escribí el mensaje.');
    else if (isShown) void send();
    else {
      setProblem('');
      setIsShown(true);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title="Escribirles" locked={busy}>
      <form className={styles.questions} noValidate onSubmit={submit}>
        {isShown ? (
          <>
            <p role="status">{`Lo reciben ${peopleText(people[to])} por mail, y queda en «Mis reservas»:`}</p>
            <figure className={styles.preview}>
              <figcaption className="soft">{`Quien organiza «${titulo}» escribió:`}</figcaption>
              <blockquote>{written}</blockquote>
            </figure>
          </>
        ) : (
          <>
            {hasBoth ? (
              <ChipGroup
                legend="A quiénes"
                type="radio"
                name="to"
                options={Object.entries(GROUPS).map(([value, label]) => ({
                  value,
                  label: `${label} (${people[value as MessageTo]})`,
                }))}
                chosen={to}
                onChange={({ currentTarget }) => setTo(currentTarget.value as MessageTo)}
              />
            ) : null}
            <TextArea
              label="Mensaje"
              limit={MESSAGES.text}
              help={`Hasta ${MESSAGES.aDate} mensajes por fecha. Los links no se pueden tocar.`}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </>
        )}
        <FieldError error={problem} />
        <DialogActions>
          <Button kind="ghost" disabled={busy} onClick={isShown ? () => setIsShown(false) : onClose}>
            {isShown ? 'Seguir escribiendo' : 'Volver'}
          </Button>
          <Button type="submit" busy={busy} busyText="Enviando…">
            {isShown ? 'Enviar' : 'Ver cómo queda'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
