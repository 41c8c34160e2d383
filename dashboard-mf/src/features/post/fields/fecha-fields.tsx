import { TIPOS_FECHA } from 'domain/evento/evento';
import { RECURRENCIAS } from 'domain/evento/recurrencia';
import { fieldOf } from 'kit/field-of';
import { ChipGroup } from 'kit/ui/chip-group';
import { Select } from 'kit/ui/select';
import { TextInput } from 'kit/ui/text-input';
import { useFormContext } from 'react-hook-form';
import { TIPO_FECHA_VISIBLE } from '../texts.ts';
import type { Values } from '../values.ts';
import { useKeptDate } from './kept-date.tsx';
import { Pair } from './pair.tsx';
import { ValidityFields } from './validity-fields.tsx';

const TIPOS = TIPOS_FECHA.map((value) => ({ value, label: TIPO_FECHA_VISIBLE[value] }));
const DAYS = RECURRENCIAS.map((value) => ({ value, label: value }));

/** An event's kind of date and the fields of that kind alone. */
export function FechaFields() {
  const form = useFormContext<Values>();
  const field = fieldOf(form);
  const kept = useKeptDate(['fechaExacta']);
  const tipo = form.watch('tipoFecha');
  return (
    <>
      <ChipGroup legend="Fecha" type="radio" options={TIPOS} {...field('tipoFecha')} />
      {tipo === 'exacta' ? (
        <>
          <Pair>
            <TextInput
              label="Qué día"
              type="date"
              required
              help={kept.helpOf('fechaExacta')}
              {...field('fechaExacta', { deps: ['fechaFin'] })}
            />
            <TextInput
              label="Último día"
              type="date"
              optional
              help="Si dura más de uno."
              min={form.watch('fechaExacta') || undefined}
              {...field('fechaFin')}
            />
          </Pair>
          {kept.confirmation}
        </>
      ) : null}
      {tipo === 'periodica' ? (
        <>
          <Select label="Qué día se repite" options={DAYS} {...field('fechaPeriodica')} />
          <ValidityFields from="Empieza el" to="Última vez" />
        </>
      ) : null}
    </>
  );
}
