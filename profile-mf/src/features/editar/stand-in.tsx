import { usuarioStoredSchema } from 'domain/usuario/schema';
import Editor from './editar.tsx';

const NOBODY = usuarioStoredSchema.parse({ uid: 'nobody', email: '', username: '' });

/** The form while nobody is known. */
export default function StandIn() {
  return <Editor data={{ usuario: NOBODY, creador: null }} />;
}
