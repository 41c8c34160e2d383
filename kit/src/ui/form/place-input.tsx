import { placeInAddress } from '@vidriera/domain/localidad/place-in-address';
import { findPlaces, placeTyped } from '@vidriera/domain/localidad/place-names';
import { type Localidad, placeByCode, placeNear } from '@vidriera/domain/localidad/places';
import { LIMITS } from '@vidriera/domain/values/limits';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useCombobox } from '../../forms/use-combobox.ts';
import { UNKNOWN_PLACE } from '../cards/place-words.ts';
import { Button } from '../parts/button.tsx';
import field from './field.module.css';
import { Field } from './field.tsx';
import styles from './place-input.module.css';

const OFFERED = 7;

export interface PlaceInputProps {
  label: string;
  name: string;
  value: string;
  onChange: (code: string) => void;
  help?: string;
  error?: string | null | undefined;
  /** Whether the field may stay empty; the label says so. */
  optional?: boolean | undefined;
  /** The typed address and the map's point, for a proposal. */
  direccion?: string;
  near?: { lat: number; lng: number } | null | undefined;
  /** Accepts a typed name that only one place has, without a choice. Omit it if a choice navigates. */
  takesTyped?: boolean;
  /** Text and focus of the field that this component replaced. */
  begun?: { text: string; focused: boolean } | undefined;
}

/**
 * A combobox of the country's places. Forms use `LazyPlaceInput`, because the list is large. A `<datalist>` neither folds accents nor
 * shows more than three options on Android.
 */
export function PlaceInput({
  value,
  onChange,
  optional = true,
  direccion = '',
  near,
  takesTyped = false,
  begun,
  error,
  ...look
}: PlaceInputProps) {
  const [typed, setTyped] = useState(begun?.text || null);
  const [before, setBefore] = useState(value);
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const text = typed ?? placeByCode(value)?.label ?? '';
  const found = typed ? offered(typed) : [];
  const { wanted, open, active, close } = useCombobox(input, list, {
    id,
    count: found.length,
    first: 0,
  });

  const codeTyped = (typedText: string): string => (takesTyped && placeTyped(typedText)?.code) || '';

  if (value !== before) {
    setBefore(value);
    if (value && value !== codeTyped(typed ?? '')) setTyped(null);
  }
  // Suspense re-runs layout effects when it shows the form again; later typing must stay.
  const left = useRef(begun);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, to continue from the replaced field
  useLayoutEffect(() => {
    const { text: written, focused } = left.current ?? {};
    left.current = undefined;
    if (focused) input.current?.focus();
    if (written) type(written);
    if (written && !focused && codeTyped(written)) setTyped(null);
  }, []);

  const proposed = value || typed ? null : (placeInAddress(direccion) ?? (near ? placeNear(near) : null));
  const unknown = Boolean(typed?.trim() && !value);
  const problem = unknown && (refused || !wanted) ? UNKNOWN_PLACE : error;
  useLayoutEffect(() => input.current?.setCustomValidity(unknown ? UNKNOWN_PLACE : ''), [unknown]);

  function type(typedText: string): void {
    setTyped(typedText);
    setRefused(false);
    const code = codeTyped(typedText);
    if (code !== value) onChange(code);
  }

  function choose(place: Localidad): void {
    onChange(place.code);
    setTyped(null);
    close();
  }

  return (
    <div className={styles.box}>
      <Field label={look.label} help={look.help} optional={optional} error={problem} limit={LIMITS.lugar}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            name={look.name}
            autoComplete="off"
            placeholder="Ciudad o barrio"
            className={field.control}
            value={text}
            onChange={({ target }) => type(target.value)}
            onBlur={() => value && setTyped(null)}
            onInvalid={() => setRefused(true)}
          />
        )}
      </Field>
      <div ref={list} id={id} role="listbox" aria-label={look.label} className={styles.list} hidden={!open}>
        {found.map((place, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the input's, which keeps the focus
          <div
            key={place.code}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {place.label}
          </div>
        ))}
      </div>
      {proposed ? (
        <Button kind="secondary" onClick={() => choose(proposed)}>
          Poner {proposed.label}
        </Button>
      ) : null}
    </div>
  );
}

/** Returns places for a typed text; an exact name comes first: 'caba' is the city, before Caballito. */
function offered(typed: string): Localidad[] {
  const named = placeTyped(typed);
  const otherPlaces = findPlaces(typed, OFFERED).filter((place) => place !== named);
  return [...(named ? [named] : []), ...otherPlaces].slice(0, OFFERED);
}
