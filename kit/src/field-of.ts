import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/**
 * For the controls of a form: what ties a control to its field, and the field's error in words.
 * `const field = fieldOf(useFormContext<Values>()); <TextInput label="Título" {...field('titulo')} />`
 */
export const fieldOf =
  <V extends FieldValues>({ register, formState }: Pick<UseFormReturn<V>, 'register' | 'formState'>) =>
  <N extends Path<V>>(name: N, options?: Parameters<typeof register<N>>[1]) => {
    const error: FieldError | undefined = get(formState.errors, name);
    return { ...register(name, options), error: error?.message };
  };
