import X from '@lucide/icons/icons/x';
import { useEffect, useRef, useState } from 'react';
import type { DialogQuestion } from '../../messages/dialogs.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import styles from './dialog.module.css';
import { DialogActions } from './dialog.tsx';
import { Modal } from './modal.tsx';

export interface QuestionDialogProps {
  question: DialogQuestion;
  onAnswer: (isYes: boolean) => void;
}

/** A confirmation or an alert. Esc and the close button answer no. */
export function QuestionDialog({
  question: { message, yes, no, danger, note },
  onAnswer,
}: QuestionDialogProps) {
  const [answer, setAnswer] = useState<boolean>();
  const focused = useRef<HTMLButtonElement>(null);
  useEffect(() => focused.current?.focus(), []);
  // After the modal has closed and returned the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers once
  useEffect(() => {
    if (answer !== undefined) onAnswer(answer);
  }, [answer]);
  return (
    <Modal
      open={answer === undefined}
      onClose={() => setAnswer(false)}
      closesOutside={false}
      role="alertdialog"
      aria-label={message}
      className={styles.dialog}
    >
      <div className={styles.window}>
        <header className={styles.header}>
          <p className={styles.message}>{message}</p>
          <IconButton aria-label="Cerrar" onClick={() => setAnswer(false)}>
            <Icon of={X} size={20} />
          </IconButton>
        </header>
        {note ? <Note text={note} /> : null}
        <DialogActions>
          {no ? (
            <Button ref={danger ? focused : undefined} kind="secondary" onClick={() => setAnswer(false)}>
              {no}
            </Button>
          ) : null}
          <Button
            ref={danger ? undefined : focused}
            kind={danger ? 'danger' : 'primary'}
            onClick={() => setAnswer(true)}
          >
            {yes}
          </Button>
        </DialogActions>
      </div>
    </Modal>
  );
}

function Note({ text }: { text: Promise<string> }) {
  const [shown, setShown] = useState('Mirando a quién hay que avisarle…');
  useEffect(() => {
    void text.then(setShown);
  }, [text]);
  return (
    <p role="status" hidden={!shown}>
      {shown}
    </p>
  );
}
