import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { QUESTIONS, type Question, questionsSchema } from '@vidriera/domain/seats/questions-schema';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { useOneAtATime } from '@vidriera/kit/forms/use-one-at-a-time';
import { toast } from '@vidriera/kit/messages/toast';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { Dialog, DialogActions } from '@vidriera/kit/ui/dialogs/dialog';
import { CheckBox } from '@vidriera/kit/ui/form/check-box';
import { TextArea } from '@vidriera/kit/ui/form/text-area';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { type FormEvent, useState } from 'react';
import styles from './attending.module.css';

interface QuestionsDialogProps {
  open: boolean;
  onClose: () => void;
  evento: ItemId;
  questions: readonly Question[];
  /** Resolves once the list is read again. */
  onSaved: () => Promise<void>;
}

/** A question as it is typed: one choice a line. */
interface Typed {
  text: string;
  choices: string;
  isRequired: boolean;
}
const NEW: Typed = { text: '', choices: '', isRequired: false };
const typedOf = ({ choices, ...question }: Question): Typed => ({ ...question, choices: choices.join('\n') });
const NUMBERS = ['Primera pregunta', 'Segunda pregunta'];

/** Sets up to two questions to the guests of an own event. Answers that are there stay as they were asked. */
export default function QuestionsDialog({ open, onClose, evento, questions, onSaved }: QuestionsDialogProps) {
  const [typed, setTyped] = useState(() => [...questions.map(typedOf), NEW, NEW].slice(0, QUESTIONS.most));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (at: number, field: Partial<Typed>) =>
    setTyped((before) => before.map((one, n) => (n === at ? { ...one, ...field } : one)));
  const save = useOneAtATime(async () => {
    const parsed = questionsSchema.safeParse(
      typed
        .filter(({ text }) => text.trim())
        .map(({ text, choices, isRequired }) => ({
          text,
          choices: choices.split('\n').filter((line) => line.trim()),
          isRequired,
        })),
    );
    if (!parsed.success) {
      setProblem(
        parsed.error.issues[0]?.path.includes('choices') ? CHOICES : 'Las dos preguntas son iguales.',
      );
      return;
    }
    setProblem('');
    setBusy(true);
    try {
      await askSeats({ what: 'ask', evento, questions: parsed.data });
      await onSaved();
      toast.success('Guardamos tus preguntas.');
      onClose();
    } catch (caught) {
      logUnforeseen(caught);
      setProblem(failureOf(caught).message);
    } finally {
      setBusy(false);
    }
  });
  return (
    <Dialog open={open} onClose={onClose} title="Preguntas a quienes se anotan" locked={busy}>
      <form
        className={styles.questions}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="soft">
          Las respuestas las ves vos, acá y en la puerta, hasta 30 días después de la fecha. No pidas
          documentos ni datos de salud que no te hagan falta.
        </p>
        {typed.map(({ text, choices, isRequired }, n) => (
          <fieldset key={NUMBERS[n]} className={styles.question}>
            <legend>{NUMBERS[n]}</legend>
            <TextInput
              label="Qué preguntás"
              optional
              limit={QUESTIONS.text}
              placeholder="¿Comés carne?"
              value={text}
              disabled={busy}
              onChange={({ currentTarget }) => change(n, { text: currentTarget.value })}
            />
            {text.trim() ? (
              <>
                <TextArea
                  label="Opciones para elegir"
                  optional
                  rows={3}
                  limit={QUESTIONS.choices * (QUESTIONS.choice + 1)}
                  help={`Una por renglón, hasta ${QUESTIONS.choices}. Sin opciones, escriben la respuesta.`}
                  value={choices}
                  disabled={busy}
                  onChange={({ currentTarget }) => change(n, { choices: currentTarget.value })}
                />
                <CheckBox
                  label="Es obligatoria"
                  checked={isRequired}
                  disabled={busy}
                  onChange={({ currentTarget }) => change(n, { isRequired: currentTarget.checked })}
                />
              </>
            ) : null}
          </fieldset>
        ))}
        <FieldError error={problem} />
        <DialogActions>
          <Button kind="ghost" disabled={busy} onClick={onClose}>
            Volver
          </Button>
          <Button type="submit" busy={busy} busyText="Guardando…">
            Guardar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const CHOICES = `Poné entre dos y ${QUESTIONS.choices} opciones distintas, de hasta ${QUESTIONS.choice} letras, o ninguna.`;
