import type { TIPOS_FECHA } from '@vidriera/domain/evento/evento';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { type ChangeEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TIPO_FECHA_VISIBLE } from '../texts.ts';
import type { PostValues } from '../values.ts';
import { useKeptDate } from './kept-date.tsx';
import { Pair } from './pair.tsx';
import { RepeatFields } from './repeat-fields.tsx';

/** Most events are on one day. */
const ORDER = ['exacta', 'periodica', 'sinFecha'] as const satisfies (typeof TIPOS_FECHA)[number][];
const TIPOS = ORDER.map((value) => ({ value, label: TIPO_FECHA_VISIBLE[value] }));

/** An event's kind of date, with its fields. Without a date a day is offered: choosing one makes an event of that day. */
export function FechaFields() {
  const form = useFormContext<PostValues>();
  const field = fieldOf(form);
  const kept = useKeptDate(['fechaExacta']);
  const tipo = form.watch('tipoFecha');
  // A day that was chosen and emptied again leaves none.
  const [isProposed, setProposed] = useState(tipo === 'sinFecha');
  const onDay = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (isProposed) form.setValue('tipoFecha', target.value ? 'exacta' : 'sinFecha', { shouldDirty: true });
  };
  const onKind = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setProposed(target.value === 'sinFecha');
    if (target.value === 'sinFecha') form.setValue('fechaExacta', '', { shouldDirty: true });
  };
  return (
    <>
      <ChipGroup legend="Fecha" type="radio" options={TIPOS} {...field('tipoFecha', { onChange: onKind })} />
      {tipo === 'periodica' ? null : (
        <Pair>
          <TextInput
            label="Qué día"
            type="date"
            required={!isProposed}
            help={
              kept.helpOf('fechaExacta') ?? (isProposed ? 'Si queda vacío, se publica sin día.' : undefined)
            }
            {...field('fechaExacta', { deps: ['fechaFin'], onChange: onDay })}
          />
          {tipo === 'exacta' ? (
            <TextInput
              label="Último día"
              type="date"
              optional
              help="Si dura más de uno."
              min={form.watch('fechaExacta') || undefined}
              {...field('fechaFin')}
            />
          ) : null}
        </Pair>
      )}
      {tipo === 'periodica' ? <RepeatFields /> : null}
    </>
  );
}
