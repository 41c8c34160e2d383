import Heart from '@lucide/icons/icons/heart';
import Store from '@lucide/icons/icons/store';
import { messages } from '@vidriera/domain/messages/messages';
import type { Role } from '@vidriera/domain/usuario/usuario';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { ROLE_HELP, ROLE_OPTIONS } from './role.tsx';
import styles from './role-cards.module.css';
import type { PerfilValues } from './values.ts';

const ICON: Record<Role, ReactNode> = {
  personal: <Icon of={Heart} size={24} />,
  creador: <Icon of={Store} size={24} />,
};

/** The role as two cards, for the sign-up. */
export function RoleCards() {
  const id = useId();
  const { error, ...field } = fieldOf(useFormContext<PerfilValues>())('role');
  return (
    <FormSection title={messages.screens.sections.role} help="¿Qué vas a hacer en Vidriera?">
      <fieldset className={styles.roles} aria-describedby={error ? id : undefined}>
        <legend className="sr-only">{messages.screens.sections.role}</legend>
        {ROLE_OPTIONS.map(({ value, label }) => (
          <label key={value} className={styles.role}>
            <input type="radio" {...field} value={value} className={styles.input} />
            {ICON[value]}
            <strong>{label}</strong>
            <span>{ROLE_HELP[value]}</span>
          </label>
        ))}
      </fieldset>
      <FieldError id={id} error={error} />
    </FormSection>
  );
}
