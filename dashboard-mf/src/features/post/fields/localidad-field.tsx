import { LazyPlaceInput } from '@vidriera/kit/ui/form/lazy-place-input';
import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { OwnPlaceContext } from './own-place.ts';

/** The place, if it differs from the creator's; the address proposes one. */
export function LocalidadField({ direccion = '' }: { direccion?: string }) {
  const form = useFormContext<PostValues>();
  const inherited = use(OwnPlaceContext)?.localidad?.nombre;
  return (
    <LazyPlaceInput
      label="Localidad"
      help={
        inherited
          ? `Queda ${inherited}, la de tu perfil. Elegí otra solo si es en otro lado.`
          : 'Si es otra que la de tu perfil.'
      }
      name="localidad"
      value={form.watch('localidad')}
      onChange={(code) => form.setValue('localidad', code, { shouldDirty: true })}
      direccion={direccion}
    />
  );
}
