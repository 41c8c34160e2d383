import { type ComponentType, useEffect, useState } from 'react';
import { type DialogQuestion, QUESTION_EVENT } from '../dialogs.ts';
import { atFirstTouch } from '../first-touch.ts';
import type { QuestionDialogProps } from './question-dialog.tsx';

/** Shows the questions of `kit/dialogs`, one after another; mounted once per page. Without its chunk the browser's own dialog asks. */
export function QuestionHost() {
  const [Dialog, setDialog] = useState<ComponentType<QuestionDialogProps>>();
  const [questions, setQuestions] = useState<readonly DialogQuestion[]>([]);
  useEffect(() => {
    const onQuestion = (event: Event) => {
      const { detail } = event as CustomEvent<DialogQuestion>;
      import('./question-dialog.tsx').then(
        ({ QuestionDialog }) => {
          setDialog(() => QuestionDialog);
          setQuestions((before) => [...before, detail]);
        },
        () => detail.onAnswer(confirm(detail.message)),
      );
    };
    addEventListener(QUESTION_EVENT, onQuestion);
    // Early: a question may come up offline.
    const off = atFirstTouch(() => void import('./question-dialog.tsx').catch(() => undefined));
    return () => {
      off();
      removeEventListener(QUESTION_EVENT, onQuestion);
    };
  }, []);
  const [question] = questions;
  if (!Dialog || !question) return null;
  const onAnswer = (isYes: boolean) => {
    setQuestions((before) => before.filter((one) => one !== question));
    question.onAnswer(isYes);
  };
  return <Dialog key={question.message} question={question} onAnswer={onAnswer} />;
}
