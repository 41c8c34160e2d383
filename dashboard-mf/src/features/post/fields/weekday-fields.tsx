import { daysOf, readRegla, writeRegla } from '@vidriera/domain/evento/regla';
import { repeatText } from '@vidriera/domain/evento/regla-words';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { WEEKDAYS } from './weekdays.ts';

/** On which days of every week a course is given. */
export function WeekdayFields() {
  const form = useFormContext<PostValues>();
  const regla = readRegla(form.watch('regla'));
  const chosen = daysOf(regla);
  // An event's rule that was typed before the kind was changed may say more than days.
  const isWeekly = !regla || ('days' in regla && regla.every === 1);
  const onDay = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const day = Number(target.value);
    const days = target.checked ? [...chosen, day] : chosen.filter((chosenDay) => chosenDay !== day);
    form.setValue('regla', days.length > 0 ? writeRegla({ every: 1, days }) : '', { shouldDirty: true });
  };
  return (
    <ChipGroup
      legend="Qué días (opcional)"
      name="regla"
      type="checkbox"
      options={WEEKDAYS}
      chosen={chosen.map(String)}
      onChange={onDay}
      {...(!isWeekly && { help: repeatText({ fechaPeriodica: null, regla: writeRegla(regla) }) ?? '' })}
    />
  );
}
