import { TextInput } from 'kit/ui/text-input';
import { useFormContext } from 'react-hook-form';
import { Par } from './par.tsx';
import type { Valores } from './valores.ts';

/** From what time to what time; either may be missing, and a night may end after midnight. */
export function CamposHorario() {
  const {
    register,
    formState: { errors },
  } = useFormContext<Valores>();
  return (
    <Par>
      <TextInput
        label="Desde las"
        type="time"
        optional
        error={errors.horaInicio?.message}
        {...register('horaInicio')}
      />
      <TextInput
        label="Hasta las"
        type="time"
        optional
        error={errors.horaFin?.message}
        {...register('horaFin')}
      />
    </Par>
  );
}
