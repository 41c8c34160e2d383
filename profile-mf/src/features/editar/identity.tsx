import { messages } from 'domain/messages/messages';
import { FormSection } from 'kit/ui/form-section';
import { TextInput } from 'kit/ui/text-input';
import styles from './perfil-form.module.css';

/** Who the account is; neither can be changed here. */
export function Identity({ email, username }: { email: string; username: string }) {
  return (
    <FormSection
      title={messages.screens.sections.identity}
      help="Tu mail y tu nombre de usuario no se pueden cambiar."
    >
      <div className={styles.pair}>
        <TextInput label="Email" type="email" value={email} readOnly autoComplete="email" />
        <TextInput label="Nombre de usuario" value={username} readOnly autoComplete="username" />
      </div>
    </FormSection>
  );
}
