import type { Localidad } from 'domain/localidad/places';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import field from './field.module.css';
import { Field } from './field.tsx';
import styles from './place-input.module.css';
import { NO_PLACES, UNKNOWN_PLACE } from './place-words.ts';

/** Places offered at once. */
const OFFERED = 7;

export interface PlaceInputProps {
  label: string;
  name: string;
  /** The chosen place's code; '' for none. */
  value: string;
  onChange: (code: string) => void;
  help?: string;
  error?: string | null | undefined;
  /** What was typed as an address, and the point on the map: the place they name is proposed. */
  direccion: string;
  near?: { lat: number; lng: number } | null | undefined;
}

/**
 * A choice among the country's places: a combobox over a list that is fetched when it is asked for (a focus, a chosen place to be named,
 * an address that is being typed). A `<datalist>` would neither fold accents nor, on Android's keyboard, show more than three.
 */
export function PlaceInput({ value, onChange, direccion, near, error, ...look }: PlaceInputProps) {
  const { list, failed, load } = usePlaces();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [open, setOpen] = useState(false);
  const first = useRef(direccion);
  const id = useId();

  useEffect(() => {
    if (value || direccion !== first.current) load();
  }, [value, direccion, load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice takes the place of what was typed
  useEffect(() => setTyped(null), [value]);

  const chosen = value && list ? list.placeByCode(value) : null;
  const text = typed ?? chosen?.label ?? '';
  const found = open && typed && list ? list.findPlaces(typed, OFFERED) : [];
  const proposed =
    !value && !typed && list
      ? (list.placeInAddress(direccion) ?? (near ? list.placeNear(near) : null))
      : null;
  const strange = Boolean(typed && !open && !value);

  function choose(place: Localidad): void {
    onChange(place.code);
    setTyped(null);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Escape') setOpen(false);
    if (found.length === 0) return;
    if (step) setActive((active + step + found.length) % found.length);
    const place = found[active];
    if (event.key === 'Enter' && place) choose(place);
    if (step || event.key === 'Enter') event.preventDefault();
  }

  return (
    <div className={styles.box}>
      <Field
        label={look.label}
        help={look.help}
        optional
        error={failed ? NO_PLACES : strange ? UNKNOWN_PLACE : error}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            name={look.name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={found[active] && `${id}-${found[active].code}`}
            autoComplete="off"
            placeholder="Ciudad o barrio"
            className={field.control}
            value={text}
            onFocus={load}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
              setOpen(true);
              if (value) onChange('');
            }}
          />
        )}
      </Field>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={look.label}
        className={styles.list}
        hidden={found.length === 0}
      >
        {found.map((place, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the input's, which keeps the focus
          <div
            key={place.code}
            id={`${id}-${place.code}`}
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

type Places = typeof import('domain/localidad/places');

/** The list, once it is asked for. */
function usePlaces() {
  const [list, setList] = useState<Places | null>(null);
  const [failed, setFailed] = useState(false);
  const [load] = useState(() => () => {
    import('domain/localidad/places').then(
      (places) => {
        setFailed(false);
        setList(places);
      },
      (error: unknown) => {
        console.warn('the list of places could not be fetched', error);
        setFailed(true);
      },
    );
  });
  return { list, failed, load };
}
