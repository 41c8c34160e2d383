import { LIMITS } from '@vidriera/domain/values/limits';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../hooks/when-idle.ts';
import { judgedAfter } from '../../messages/refused-text.ts';
import { NO_PLACES } from '../cards/place-words.ts';
import type { PlaceInputProps } from './place-input.tsx';
import { TextInput } from './text-input.tsx';

/** A `PlaceInput`, fetched on focus or changed hints, or on idle to show a chosen place's name. */
export function LazyPlaceInput(props: PlaceInputProps) {
  const [chooser, setChooser] = useState<{
    Input: ComponentType<PlaceInputProps>;
    begun: PlaceInputProps['begun'];
  }>();
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { label, name, help, value, direccion, near } = props;
  const hints = `${direccion} ${near?.lat},${near?.lng}`;
  const first = useRef(hints);

  const [load] = useState(() => () => {
    const arrival = import('./place-input.tsx').then(
      ({ PlaceInput }) => {
        const { current } = field;
        const begun = { text: current?.value ?? '', focused: document.activeElement === current };
        // Synchronously: keystrokes before a later render would be lost.
        flushSync(() => setChooser({ Input: PlaceInput, begun }));
      },
      (error: unknown) => {
        console.warn('the place input failed to load', error);
        setFailed(true);
      },
    );
    if (field.current) judgedAfter(field.current, arrival);
  });
  useEffect(() => {
    if (field.current?.value) load(); // typed before hydration
  }, [load]);
  useEffect(() => {
    if (hints !== first.current) load();
  }, [hints, load]);
  useEffect(() => {
    if (value) whenIdle(load);
  }, [value, load]);

  if (chooser) return <chooser.Input takesTyped {...props} begun={chooser.begun} />;
  return (
    <TextInput
      ref={field}
      label={label}
      name={name}
      help={help}
      optional
      role="combobox"
      aria-expanded={false}
      autoComplete="off"
      limit={LIMITS.lugar}
      onFocus={load}
      onInput={({ currentTarget }) =>
        currentTarget.setCustomValidity(currentTarget.value.trim() && NO_PLACES)
      }
      error={failed ? NO_PLACES : props.error}
    />
  );
}
