import { messages } from '@vidriera/domain/messages/messages';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';

export function Identity({ email, username }: { email: string; username: string }) {
  return (
    <FormSection
      title={messages.screens.sections.identity}
      help="Tu mail no se puede cambiar. Tu nombre de usuario se cambia más abajo, en «Tu cuenta»."
    >
      <TextInput label="Email" type="email" value={email} readOnly autoComplete="email" />
      <TextInput label="Nombre de usuario" value={username} readOnly autoComplete="nickname" />
    </FormSection>
  );
}
