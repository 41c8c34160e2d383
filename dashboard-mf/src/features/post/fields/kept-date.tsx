import type { Dia } from '@vidriera/domain/values/fecha';
import type { Tipo } from '@vidriera/domain/values/ids';
import { Button } from '@vidriera/kit/ui/parts/button';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';

type DateField = 'fechaExacta' | 'fechaDesde' | 'fechaHasta';

interface KeptDate {
  field: DateField;
  /** A copied event's next date, not the original's. */
  isProposed: boolean;
  day: Dia;
  isConfirmed: boolean;
  confirm: () => void;
  /** Returns true once: the form focuses the date when it opens. */
  takeFocus: () => boolean;
}
const Kept = createContext<KeptDate | null>(null);

/** Returns the date field that a copy filled in; `null` if it filled none. */
function keptField(tipo: Tipo, values: PostValues): DateField | null {
  const isExact = tipo === 'evento' && values.tipoFecha === 'exacta';
  const fields: DateField[] = isExact ? ['fechaExacta'] : ['fechaDesde', 'fechaHasta'];
  return fields.find((field) => values[field]) ?? null;
}

interface ProviderProps {
  tipo: Tipo;
  values: PostValues;
  children: ReactNode;
}

/** Tells the date fields which date a copy kept or proposes. */
export function KeptDateProvider({ tipo, values, children }: ProviderProps) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const hasFocused = useRef(false);
  const field = keptField(tipo, values);
  const takeFocus = () => {
    const isFirst = !hasFocused.current;
    hasFocused.current = true;
    return isFirst;
  };
  const kept = field && {
    field,
    isProposed: field === 'fechaExacta',
    day: values[field],
    isConfirmed,
    confirm: () => setIsConfirmed(true),
    takeFocus,
  };
  return <Kept value={kept}>{children}</Kept>;
}

/**
 * Highlights the date that a copy kept, until it is changed or confirmed; says where a proposed one comes from.
 * @param fields the caller's date fields
 * @returns `helpOf`: a field's help text; `confirmation`: a button below the fields
 */
export function useKeptDate(fields: readonly DateField[]) {
  const kept = useContext(Kept);
  const { watch, setFocus } = useFormContext<PostValues>();
  const field = kept && fields.includes(kept.field) ? kept.field : null;
  const isOpen = kept !== null && field !== null && !kept.isConfirmed && watch(field) === kept.day;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is pointed at when the form opens
  useEffect(() => {
    if (isOpen && kept.takeFocus()) setFocus(field);
  }, []);
  const confirm = () => {
    kept?.confirm();
    if (field) setFocus(field); // the button disappears
  };
  return {
    helpOf: (name: DateField) => (isOpen && name === field ? (kept.isProposed ? PROPOSED : KEPT) : undefined),
    confirmation:
      isOpen && !kept.isProposed ? (
        <Button kind="secondary" onClick={confirm}>
          Es la misma fecha
        </Button>
      ) : null,
  };
}

const KEPT = 'Quedó la fecha del original: cambiala o confirmala.';
const PROPOSED = 'El mismo día de la semana, en la próxima fecha. Si es otra, cambiala.';
