import { mensajes } from 'domain/messages';
import { TextInput } from 'kit/ui/text-input';
import styles from './formulario.module.css';
import { Seccion } from './seccion.tsx';

/** Who the account is; neither can be changed here. */
export function Identidad({ email, username }: { email: string; username: string }) {
  return (
    <Seccion
      titulo={mensajes.pantalla.secciones.identidad}
      ayuda="Tu mail y tu nombre de usuario no se pueden cambiar."
    >
      <div className={styles.par}>
        <TextInput label="Email" type="email" value={email} readOnly autoComplete="email" />
        <TextInput label="Nombre de usuario" value={username} readOnly autoComplete="username" />
      </div>
    </Seccion>
  );
}
