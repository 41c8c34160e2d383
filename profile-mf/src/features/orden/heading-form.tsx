import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { headingSchema } from '@vidriera/domain/orden/schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { type ReactNode, useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import styles from './board.module.css';

interface HeadingFormProps {
  label: string;
  action: string;
  initial?: string;
  /** Returns whether the heading was taken. */
  onSave: (titulo: string) => boolean;
  onCancel?: () => void;
  /** Where it goes. */
  children?: ReactNode;
}

interface Values {
  titulo: string;
}

/** A heading above links, new or changed. */
export function HeadingForm({ label, action, initial = '', onSave, onCancel, children }: HeadingFormProps) {
  const form = useForm<Values, unknown, Values>({
    defaultValues: { titulo: initial },
    resolver: standardSchemaResolver(headingSchema) as unknown as Resolver<Values, unknown, Values>,
  });
  const { setFocus } = form;
  useEffect(() => {
    if (initial) setFocus('titulo');
  }, [initial, setFocus]);
  const submit = form.handleSubmit(({ titulo }) => {
    if (onSave(titulo)) form.reset();
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={label}
        limit={LIMITS.encabezado}
        placeholder="Entradas anticipadas"
        {...fieldOf(form)('titulo')}
      />
      {children}
      <div className="row">
        <Button type="submit" kind="secondary">
          {action}
        </Button>
        {onCancel ? (
          <Button kind="ghost" onClick={onCancel}>
            Dejar como está
          </Button>
        ) : null}
      </div>
    </form>
  );
}
