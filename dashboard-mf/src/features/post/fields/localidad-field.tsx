import { LazyPlaceInput } from '@vidriera/kit/ui/form/lazy-place-input';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';

/** The place, if it differs from the creator's; the address proposes one. */
export function LocalidadField({ direccion = '' }: { direccion?: string }) {
  const form = useFormContext<PostValues>();
  return (
    <LazyPlaceInput
      label="Localidad"
      help="Si es otra que la de tu perfil."
      name="localidad"
      value={form.watch('localidad')}
      onChange={(code) => form.setValue('localidad', code, { shouldDirty: true })}
      direccion={direccion}
    />
  );
}
