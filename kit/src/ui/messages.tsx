import { useSyncExternalStore } from 'react';
import type { DialogQuestion } from '../dialogs.ts';
import { showToast, ToastifyContainer } from '../toast/toastify.tsx';
import type { ToastRequest } from '../toast.ts';
import { QuestionDialog } from './question-dialog.tsx';

let questions: readonly DialogQuestion[] = [];
const listeners = new Set<() => void>();

function setQuestions(next: readonly DialogQuestion[]): void {
  questions = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Without a host nobody can answer. StrictMode subscribes again at once.
    queueMicrotask(() => {
      if (listeners.size === 0) questions = [];
    });
  };
};

/** Shows a toast, or queues a question; also before `Messages` is mounted. */
export function showMessage(message: ToastRequest | DialogQuestion): void {
  if ('message' in message) setQuestions([...questions, message]);
  else showToast(message);
}

/** The toasts, and the first of the queued questions. */
export function Messages() {
  const [question] = useSyncExternalStore(subscribe, () => questions);
  const onAnswer = (isYes: boolean) => {
    setQuestions(questions.filter((one) => one !== question));
    question?.onAnswer(isYes);
  };
  return (
    <>
      <ToastifyContainer />
      {question ? <QuestionDialog key={question.message} question={question} onAnswer={onAnswer} /> : null}
    </>
  );
}
