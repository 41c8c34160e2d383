import { TIPOS_FECHA } from 'domain/evento/evento';
import { RECURRENCIAS } from 'domain/evento/recurrencia';
import { ChipGroup } from 'kit/ui/chip-group';
import { Select } from 'kit/ui/select';
import { TextInput } from 'kit/ui/text-input';
import { useFormContext } from 'react-hook-form';
import { TIPO_FECHA_VISIBLE } from '../texts.ts';
import type { Values } from '../values.ts';
import { Pair } from './pair.tsx';

const TIPOS = TIPOS_FECHA.map((value) => ({ value, label: TIPO_FECHA_VISIBLE[value] }));
const DAYS = RECURRENCIAS.map((value) => ({ value, label: value }));

/** An event's kind of date and the fields of that kind alone. */
export function FechaFields() {
  const {
    register,
    watch,
    formState: { errors },
  } = useFormContext<Values>();
  const tipo = watch('tipoFecha');
  return (
    <>
      <ChipGroup
        legend="Fecha"
        type="radio"
        options={TIPOS}
        inputProps={register('tipoFecha')}
        error={errors.tipoFecha?.message}
      />
      {tipo === 'exacta' ? (
        <TextInput
          label="Qué día"
          type="date"
          required
          error={errors.fechaExacta?.message}
          {...register('fechaExacta')}
        />
      ) : null}
      {tipo === 'periodica' ? (
        <Pair>
          <Select
            label="Qué día se repite"
            options={DAYS}
            error={errors.fechaPeriodica?.message}
            {...register('fechaPeriodica')}
          />
          <TextInput
            label="Empieza el"
            type="date"
            optional
            error={errors.fechaDesde?.message}
            {...register('fechaDesde')}
          />
        </Pair>
      ) : null}
    </>
  );
}
