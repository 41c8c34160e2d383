const judged = new WeakMap<Element, Promise<unknown>>();

/** Delays the validation of a field until a promise settles. */
export const judgedAfter = (field: Element, ready: Promise<unknown>): void => void judged.set(field, ready);

export const isRefused = (control: Element): boolean =>
  control instanceof HTMLInputElement && control.validity.customError;

/**
 * Waits until each field of a form can be validated; an invalid one gets the event `invalid` and shows its error.
 * @returns whether all texts are valid
 */
export async function textsAreTaken(form: HTMLFormElement): Promise<boolean> {
  await Promise.all([...form.elements].map((control) => judged.get(control)));
  const refused = [...form.elements].filter(isRefused);
  for (const control of refused) (control as HTMLInputElement).checkValidity();
  return refused.length === 0;
}
