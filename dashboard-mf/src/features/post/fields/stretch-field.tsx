import { fieldOf } from '@vidriera/kit/forms/field-of';
import { CheckBox } from '@vidriera/kit/ui/form/check-box';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';

/** Whether an event of several days goes on without a break; asked once days and hours are given. */
export function StretchField() {
  const form = useFormContext<PostValues>();
  const [tipo, fechaFin, horaInicio] = form.watch(['tipoFecha', 'fechaFin', 'horaInicio']);
  if (tipo !== 'exacta' || !fechaFin || !horaInicio) return null;
  return (
    <CheckBox
      label="De corrido: empieza el primer día y termina el último. Sin marcar, cada día tiene este horario."
      {...fieldOf(form)('corrido')}
    />
  );
}
