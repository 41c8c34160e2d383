import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/**
 * Returns the props that tie a control to a form's field, with the field's error.
 * `const field = fieldOf(useFormContext<Values>()); <TextInput label="Título" {...field('titulo')} />`
 */
export const fieldOf =
  <V extends FieldValues>({ register, formState }: Pick<UseFormReturn<V>, 'register' | 'formState'>) =>
  <N extends Path<V>>(name: N, options?: Parameters<typeof register<N>>[1]) => {
    const error: FieldError | undefined = get(formState.errors, name);
    return { ...register(name, options), error: error?.message };
  };
