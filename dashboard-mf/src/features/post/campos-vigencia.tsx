import { TextInput } from 'kit/ui/text-input';
import { useFormContext } from 'react-hook-form';
import { Par } from './par.tsx';
import type { Valores } from './valores.ts';

/** First and last day, of courses and promos. */
export function CamposVigencia({ desde, hasta }: { desde: string; hasta: string }) {
  const {
    register,
    watch,
    formState: { errors },
  } = useFormContext<Valores>();
  return (
    <Par>
      <TextInput
        label={desde}
        type="date"
        optional
        error={errors.fechaDesde?.message}
        {...register('fechaDesde', { deps: ['fechaHasta'] })}
      />
      <TextInput
        label={hasta}
        type="date"
        optional
        min={watch('fechaDesde') || undefined}
        error={errors.fechaHasta?.message}
        {...register('fechaHasta')}
      />
    </Par>
  );
}
