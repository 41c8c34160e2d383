import { AliasQuestion, withAlias } from '@vidriera/kit/ui/form/alias-question';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PostValues } from '../values.ts';

/** Asks whether a link is a Mercado Pago alias, which goes into the description. */
export function LinkQuestion({ name }: { name: 'enlace' | 'linkReserva' }) {
  const { control, getValues, setValue, formState } = useFormContext<PostValues>();
  const value = useWatch({ control, name });
  const put = (field: typeof name | 'descripcion', text: string) =>
    setValue(field, text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <AliasQuestion
      value={value}
      onSite={(link) => put(name, link)}
      onAlias={(alias) => {
        put('descripcion', withAlias(getValues('descripcion'), alias));
        put(name, '');
      }}
    />
  );
}
