import { QUESTION_EVENT } from './question-event.ts';

export interface DialogQuestion {
  message: string;
  yes: string;
  /** Text of the other button; missing for alerts. */
  no?: string;
  /** For irreversible actions: the confirming button is red, and "no" has the focus. */
  danger?: boolean | undefined;
  /** A second text that may arrive later; '' for no text. It must not reject. */
  note?: Promise<string> | undefined;
  onAnswer: (isYes: boolean) => void;
}

const ask = (question: Omit<DialogQuestion, 'onAnswer'>): Promise<boolean> =>
  new Promise((onAnswer) => {
    const detail: DialogQuestion = { ...question, onAnswer };
    dispatchEvent(new CustomEvent(QUESTION_EVENT, { detail }));
  });

/** Shows an alert; resolves when the person closes it. Browser only. */
export async function showAlert(message: string): Promise<void> {
  await ask({ message, yes: 'Entendido' });
}

/** Asks for confirmation; true only if the person confirms. Browser only. */
export const askConfirm = (
  message: string,
  { no = 'Cancelar', ...options }: Pick<DialogQuestion, 'yes' | 'no' | 'danger' | 'note'>,
): Promise<boolean> => ask({ message, no, ...options });
