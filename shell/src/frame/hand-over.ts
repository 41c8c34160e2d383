/**
 * Has what is pressed and typed in what stands in for a screen reach the screen once it is drawn: nothing hears of it before.
 * @returns what hands it over to the element that the screen is drawn in
 */
export function keepUse(still: HTMLElement): (main: HTMLElement) => void {
  /** What was pressed, as it looked then. */
  const pressed = new Map<HTMLButtonElement, string | null>();
  let focused: Element | null = null;
  still.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  still.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && !button.form?.hasAttribute('action')) pressed.set(button, stateOf(button));
  });
  return (main) => {
    const next = focused && counterpart(focused, still, main);
    next?.focus({ preventScroll: true });
    if (focused instanceof HTMLInputElement && next instanceof HTMLInputElement) type(next, focused.value);
    for (const [button, state] of pressed) {
      const same = counterpart(button, still, main);
      if (same && stateOf(same) === state) same.click(); // it may stand otherwise by now, so that a press would undo it
    }
  };
}

const nameOf = (control: Element): string | null =>
  control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent;
const stateOf = (control: Element): string | null => control.getAttribute('aria-pressed');

/** What a control of one drawing of a screen is in the next: the same among those of its name. */
function counterpart(control: Element, before: Element, now: Element): HTMLElement | undefined {
  const namesakes = (screen: Element) =>
    [...screen.querySelectorAll<HTMLElement>(control.localName)].filter(
      (one) => nameOf(one) === nameOf(control),
    );
  return namesakes(now)[namesakes(before).indexOf(control as HTMLElement)];
}

/** As a person does; React takes no notice of a value that is set through its own property. */
function type(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
