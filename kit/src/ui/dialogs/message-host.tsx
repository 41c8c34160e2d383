import { useEffect, useState } from 'react';
import { atFirstTouch } from '../../hooks/first-touch.ts';
import type { DialogQuestion } from '../../messages/dialogs.ts';
import { QUESTION_EVENT } from '../../messages/question-event.ts';
import { TOAST_EVENT, type ToastRequest } from '../../messages/toast.ts';
import styles from './message-host.module.css';

/**
 * Shows toasts and the questions of `kit/dialogs`; mounted once per page. Fetches their code at the first touch or message. Fallbacks are
 * plain text for toasts, and the browser's own dialogs.
 */
export function MessageHost() {
  const [Messages, setMessages] = useState<typeof import('./messages.tsx').Messages>();
  const [questions, setQuestions] = useState<readonly DialogQuestion[]>([]);
  const [plain, setPlain] = useState<ToastRequest>();
  useEffect(() => {
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<ToastRequest | DialogQuestion>;
      import('./messages.tsx').then(
        (loaded) => {
          setMessages(() => loaded.Messages);
          if ('message' in detail) setQuestions((queue) => [...queue, detail]);
          else loaded.showToast(detail);
        },
        () => ('message' in detail ? detail.onAnswer(confirm(detail.message)) : setPlain(detail)),
      );
    };
    addEventListener(TOAST_EVENT, show);
    addEventListener(QUESTION_EVENT, show);
    // Early, because most toasts report a lost connection.
    const off = atFirstTouch(() => void import('./messages.tsx').catch(() => undefined));
    return () => {
      off();
      removeEventListener(TOAST_EVENT, show);
      removeEventListener(QUESTION_EVENT, show);
    };
  }, []);
  const onAnswered = (question: DialogQuestion) =>
    setQuestions((queue) => queue.filter((queued) => queued !== question));
  if (Messages) return <Messages questions={questions} onAnswered={onAnswered} />;
  return plain ? <PlainToast {...plain} onClose={() => setPlain(undefined)} /> : null;
}

function PlainToast({ text, autoClose, onClose }: ToastRequest & { onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, autoClose);
    return () => clearTimeout(timer);
  }, [autoClose, onClose]);
  return (
    <p className={styles.toast} role="status">
      {text}
    </p>
  );
}
