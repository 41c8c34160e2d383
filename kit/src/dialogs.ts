import { cx } from './class-names.ts';
import button from './ui/button.module.css';
import styles from './ui/dialog.module.css';
import icon from './ui/icon-button.module.css';

function pressable(text: string, kind: string | undefined, answer: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.textContent = text;
  element.value = answer;
  element.className = cx(button.button, kind);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

function cross(): HTMLButtonElement {
  const element = document.createElement('button');
  const drawing = document.createElementNS(SVG, 'svg');
  const lines = document.createElementNS(SVG, 'path');
  element.className = icon.button ?? '';
  element.setAttribute('aria-label', 'Cerrar');
  drawing.setAttribute('class', styles.cross ?? '');
  drawing.setAttribute('viewBox', '0 0 24 24');
  lines.setAttribute('d', 'M18 6 6 18M6 6l12 12');
  drawing.append(lines);
  element.append(drawing);
  return element;
}

/** A paragraph for a text that arrives later; hidden if that is empty. */
function noteOf(note: Promise<string>): HTMLParagraphElement {
  const element = document.createElement('p');
  element.setAttribute('role', 'status');
  element.textContent = 'Mirando a quién hay que avisarle…';
  void note.then((text) => {
    element.textContent = text;
    element.hidden = !text;
  });
  return element;
}

/** Shows a native modal dialog and resolves with the answer; Esc answers ''. */
function ask(
  message: string,
  buttons: HTMLButtonElement[],
  focused = buttons.at(-1),
  note?: Promise<string>,
): Promise<string> {
  const dialog = document.createElement('dialog');
  const form = document.createElement('form');
  const header = document.createElement('header');
  const text = document.createElement('p');
  const actions = document.createElement('div');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-label', message);
  form.method = 'dialog';
  form.className = styles.window ?? '';
  text.className = styles.message ?? '';
  text.textContent = message;
  actions.className = styles.actions ?? '';
  actions.append(...buttons);
  header.className = styles.header ?? '';
  header.append(text, cross());
  form.append(header, ...(note ? [noteOf(note)] : []), actions);
  dialog.append(form);
  document.body.append(dialog);
  return new Promise((resolve) => {
    // The CSP's `form-action` would block the submission of a form of method "dialog".
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      dialog.close(event.submitter instanceof HTMLButtonElement ? event.submitter.value : '');
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
    dialog.showModal();
    focused?.focus();
  });
}

/** Shows an alert; resolves when it is closed. Browser only. */
export async function showAlert(message: string): Promise<void> {
  await ask(message, [pressable('Entendido', button.primary, 'ok')]);
}

interface ConfirmOptions {
  yes: string;
  no?: string;
  /** It can't be undone: the confirming button is red, and "no" has the focus. */
  danger?: boolean;
  /** A second text that may arrive later; '' for none. It must not reject. */
  note?: Promise<string>;
}

/** Asks for confirmation; true only if the person confirms. Browser only. */
export async function askConfirm(
  message: string,
  { yes, no = 'Cancelar', danger, note }: ConfirmOptions,
): Promise<boolean> {
  const accept = pressable(yes, danger ? button.danger : button.primary, 'yes');
  const refuse = pressable(no, button.secondary, '');
  return (await ask(message, [refuse, accept], danger ? refuse : accept, note)) === 'yes';
}
