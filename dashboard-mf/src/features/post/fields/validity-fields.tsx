import { TextInput } from 'kit/ui/text-input';
import { useFormContext } from 'react-hook-form';
import type { Values } from '../values.ts';
import { Pair } from './pair.tsx';

/** First and last day, of courses and promos. */
export function ValidityFields({ from, to }: { from: string; to: string }) {
  const {
    register,
    watch,
    formState: { errors },
  } = useFormContext<Values>();
  return (
    <Pair>
      <TextInput
        label={from}
        type="date"
        optional
        error={errors.fechaDesde?.message}
        {...register('fechaDesde', { deps: ['fechaHasta'] })}
      />
      <TextInput
        label={to}
        type="date"
        optional
        min={watch('fechaDesde') || undefined}
        error={errors.fechaHasta?.message}
        {...register('fechaHasta')}
      />
    </Pair>
  );
}
