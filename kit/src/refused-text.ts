const judged = new WeakMap<Element, Promise<unknown>>();

/** Tells that a field can judge its text only once a promise settles. */
export const judgedAfter = (field: Element, ready: Promise<unknown>): void => void judged.set(field, ready);

/** Whether a control refuses its text: it says so by `setCustomValidity`. */
export const isRefused = (control: Element): boolean =>
  control instanceof HTMLInputElement && control.validity.customError;

/**
 * Waits until each field of a form can judge its text; a field that refuses it hears `invalid`, and says why.
 * @returns whether all texts are taken
 */
export async function textsAreTaken(form: HTMLFormElement): Promise<boolean> {
  await Promise.all([...form.elements].map((control) => judged.get(control)));
  const refused = [...form.elements].filter(isRefused);
  for (const control of refused) (control as HTMLInputElement).checkValidity();
  return refused.length === 0;
}
