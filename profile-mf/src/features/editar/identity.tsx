import { messages } from '@vidriera/domain/messages/messages';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';

interface IdentityProps {
  email: string;
  username: string;
  /** The sign-up's form, without the section of the account. */
  signup: boolean;
}

export function Identity({ email, username, signup }: IdentityProps) {
  const where = signup ? 'después, en «Editar perfil»' : 'más abajo, en «Cuenta»';
  return (
    <FormSection
      title={messages.screens.sections.identity}
      help={`Tu mail no se puede cambiar. Tu nombre de usuario se cambia ${where}.`}
    >
      <TextInput label="Email" type="email" value={email} readOnly autoComplete="email" />
      <TextInput label="Nombre de usuario" value={username} readOnly autoComplete="nickname" />
    </FormSection>
  );
}
