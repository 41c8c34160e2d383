import { useState } from 'react';
import type { DialogQuestion } from '../../messages/dialogs.ts';
import { showToast, ToastifyContainer } from '../../messages/toastify.tsx';
import { QuestionDialog } from './question-dialog.tsx';

export { showToast };

interface MessagesProps {
  /** Oldest first. */
  questions: readonly DialogQuestion[];
  onAnswered: (question: DialogQuestion) => void;
}

/** The toasts, and the first of the queued questions. */
export function Messages({ questions: [question], onAnswered }: MessagesProps) {
  const [answered, setAnswered] = useState(0);
  const onAnswer = (isYes: boolean) => {
    if (!question) return;
    setAnswered((count) => count + 1);
    onAnswered(question);
    question.onAnswer(isYes);
  };
  return (
    <>
      <ToastifyContainer />
      {question ? <QuestionDialog key={answered} question={question} onAnswer={onAnswer} /> : null}
    </>
  );
}
