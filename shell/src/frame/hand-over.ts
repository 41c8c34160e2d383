/**
 * Has what is pressed and typed in what stands in for a screen reach the screen once it is drawn: nothing hears of it before.
 * @returns what hands it over to the element that the screen is drawn in
 */
export function keepUse(still: HTMLElement): (main: HTMLElement) => void {
  const pressed: Element[] = [];
  let focused: EventTarget | null = null;
  still.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  still.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed.push(button);
  });
  return (main) => {
    const same = (control: Element): HTMLElement | undefined =>
      [...main.querySelectorAll<HTMLElement>(control.localName)].find(
        (one) => nameOf(one) === nameOf(control),
      );
    const next = focused instanceof Element ? same(focused) : undefined;
    next?.focus({ preventScroll: true });
    if (focused instanceof HTMLInputElement && next instanceof HTMLInputElement) type(next, focused.value);
    for (const button of pressed) same(button)?.click();
  };
}

/** By what a control of one drawing is known in the next. */
const nameOf = (control: Element): string | null =>
  control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent;

/** As a person does; React takes no notice of a value that is set through its own property. */
function type(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
