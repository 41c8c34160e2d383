import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface List {
  /** The listbox's; its options are `{id}-0`, `{id}-1`… */
  id: string;
  count: number;
  /** The option that is active at first; none by default. */
  first?: number;
  /** Called with the field's text after each change: for a field that React does not control. */
  onText?: (text: string) => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Makes a combobox of an existing field. Arrows choose an option, Enter presses it, Escape closes the list. Focus stays in the field;
 * Enter without an active option submits the form.
 * @returns `wanted`: whether the list is open, with options or none; `active`: the active option, or -1
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  panel: RefObject<HTMLElement | null>,
  { id, count, first = -1, onText }: List,
) {
  const [wanted, setWanted] = useState(
    () => field.current !== null && document.activeElement === field.current,
  );
  const [chosen, setChosen] = useState(first);
  const pressed = useRef(false);
  const active = chosen < count ? chosen : -1;
  const open = wanted && count > 0;
  const close = () => {
    setWanted(false);
    setChosen(first);
  };

  useLayoutEffect(() => {
    const input = field.current;
    const option = open && active >= 0 ? `${id}-${active}` : null;
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-expanded': String(open),
      ...(option && { 'aria-activedescendant': option }),
    };
    input?.removeAttribute('aria-activedescendant');
    for (const [name, value] of Object.entries(attributes)) input?.setAttribute(name, value);
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  }, [field, id, open, active]);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      hear: (event: HTMLElementEventMap[K]) => void,
    ) => input.addEventListener(kind, hear, { signal: stop.signal });
    const show = () => {
      onText?.(input.value);
      setWanted(true);
      setChosen(first);
    };
    // On the document, after React: a state set earlier would make React restore the old text.
    const onInput = ({ target }: Event) => target === input && show();
    document.addEventListener('input', onInput, { signal: stop.signal });
    const press = ({ type }: Event) => {
      pressed.current = type === 'pointerdown';
    };
    for (const kind of ['pointerdown', 'pointerup', 'pointercancel'])
      addEventListener(kind, press, { capture: true, signal: stop.signal });
    const closeIfLeft = () => document.activeElement !== input && close();
    on('focus', show);
    on('click', show);
    on('blur', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && panel.current?.contains(relatedTarget)) return;
      // Closing the list during a press moves the button away, and the press is lost.
      if (pressed.current) addEventListener('pointerup', () => setTimeout(closeIfLeft), { once: true });
      else close();
    });
    input.form?.addEventListener('submit', close, { signal: stop.signal });
    on('keydown', (event) => {
      const step = STEPS[event.key];
      if (step && count > 0) {
        setWanted(true);
        setChosen(open ? (active + step + (active < 0 && step < 0 ? 1 : 0) + count) % count : 0);
      } else if (event.key === 'Enter' && open && active >= 0) {
        panel.current?.querySelectorAll<HTMLElement>('[role=option]')[active]?.click();
      } else if (event.key === 'Escape' && open) close();
      else return;
      event.preventDefault();
    });
    return () => stop.abort();
  });

  return { wanted, open, active, close };
}
