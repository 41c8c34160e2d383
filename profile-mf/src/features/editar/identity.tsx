import { messages } from '@vidriera/domain/messages/messages';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';

export function Identity({ email, username }: { email: string; username: string }) {
  return (
    <FormSection
      title={messages.screens.sections.identity}
      help="Tu mail y tu nombre de usuario no se pueden cambiar."
    >
      <TextInput label="Email" type="email" value={email} readOnly autoComplete="email" />
      <TextInput label="Nombre de usuario" value={username} readOnly autoComplete="username" />
    </FormSection>
  );
}
