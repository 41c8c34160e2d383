import { RECURRENCIAS } from '@vidriera/domain/evento/recurrencia';
import { type Nth, type Regla, readRegla, writeRegla } from '@vidriera/domain/evento/regla';
import { NTH } from '@vidriera/domain/evento/regla-words';
import { dayName } from '@vidriera/domain/values/fecha';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { Select } from '@vidriera/kit/ui/form/select';
import { now, shortDay } from '@vidriera/kit/words/format';
import { type ChangeEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { Pair } from './pair.tsx';
import { changedWay, datesOf, snapped, WAYS, type Way, wayOf } from './repeat.ts';
import { ValidityFields } from './validity-fields.tsx';
import { WEEKDAYS } from './weekdays.ts';

const WAY_VISIBLE: Record<Way, string> = {
  week: 'Un día por semana',
  days: 'Varios días por semana',
  weeks: 'Cada dos semanas',
  month: 'Una vez por mes',
};
const WAY_OPTIONS = WAYS.map((value) => ({ value, label: WAY_VISIBLE[value] }));
const WEEKLY = RECURRENCIAS.map((value) => ({ value, label: value }));
const NTHS = ([1, 2, 3, 4, -1] as const).map((nth) => ({ value: String(nth), label: NTH[nth] }));

/** How an event repeats. The first date is always a date of the rule. */
export function RepeatFields() {
  const form = useFormContext<PostValues>();
  const field = fieldOf(form);
  const today = agendaDay(now());
  const [fechaPeriodica, regla, fechaDesde, fechaHasta] = form.watch([
    'fechaPeriodica',
    'regla',
    'fechaDesde',
    'fechaHasta',
  ]);
  const rule = readRegla(regla);
  const way = wayOf(rule);
  const dates = datesOf({ fechaPeriodica, regla, fechaDesde, fechaHasta }, today);
  /** The first date as the form shows it, and the day that was typed: another rule starts from it again. */
  const first = useRef({ shown: '', typed: '' });

  function setRule(text: string): void {
    const value = form.getValues('fechaDesde');
    const typed = value === first.current.shown ? first.current.typed : value;
    const shown = text ? snapped(text, typed || today) : typed;
    first.current = { shown, typed };
    form.setValue('regla', text, { shouldDirty: true });
    form.setValue('fechaDesde', shown, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }
  function onWay({ target }: ChangeEvent<HTMLSelectElement>): void {
    const next = changedWay(
      { fechaPeriodica, regla },
      WAYS.find((repeatWay) => repeatWay === target.value) ?? 'week',
    );
    form.setValue('fechaPeriodica', next.fechaPeriodica, { shouldDirty: true });
    setRule(next.regla);
  }
  return (
    <>
      <Select label="Cada cuánto" name="regla" options={WAY_OPTIONS} value={way} onChange={onWay} />
      {rule ? (
        <RuleFields rule={rule} onChange={(next) => setRule(writeRegla(next))} />
      ) : (
        <Select label="Qué día se repite" options={WEEKLY} {...field('fechaPeriodica')} />
      )}
      <ValidityFields
        from={rule ? 'Primera fecha' : 'Empieza el'}
        to="Última vez"
        required={rule !== null}
        onFrom={() => (regla ? setRule(regla) : undefined)}
      />
      <p className="soft" aria-live="polite">
        {dates.length > 0
          ? `Próximas fechas: ${dates.map((dia) => `${dayName(dia).slice(0, 3)} ${shortDay(dia, today)}`).join(' · ')}`
          : ''}
      </p>
    </>
  );
}

interface RuleFieldsProps {
  rule: Regla;
  onChange: (rule: Regla) => void;
}

function RuleFields({ rule, onChange }: RuleFieldsProps) {
  if ('nth' in rule)
    return (
      <Pair>
        <Select
          label="Cuál del mes"
          options={NTHS}
          value={String(rule.nth)}
          onChange={({ target }) => onChange({ ...rule, nth: Number(target.value) as Nth })}
        />
        <Select
          label="Día"
          options={WEEKDAYS}
          value={String(rule.day)}
          onChange={({ target }) => onChange({ ...rule, day: Number(target.value) })}
        />
      </Pair>
    );
  const onDay = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const day = Number(target.value);
    const days = target.checked ? [...rule.days, day] : rule.days.filter((chosenDay) => chosenDay !== day);
    // The last day stays: a rule has one at least.
    if (days.length > 0) onChange({ ...rule, days });
  };
  return (
    <ChipGroup
      legend="Qué días"
      type="checkbox"
      options={WEEKDAYS}
      chosen={rule.days.map(String)}
      onChange={onDay}
    />
  );
}
