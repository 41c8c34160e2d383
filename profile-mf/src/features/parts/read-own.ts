import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { RED_FIELD, REDES } from '@vidriera/domain/perfil/redes';
import { type PerfilCreador, perfilCreadorStoredSchema } from '@vidriera/domain/perfil/schema';
import { shownRole } from '@vidriera/domain/usuario/may';
import { type Usuario, usuarioStoredSchema } from '@vidriera/domain/usuario/schema';
import { type Connection, connect } from '@vidriera/kit/data/connection';
import { refreshUser } from '@vidriera/session';
import { withFailures } from '@vidriera/session/firebase-failure';

/** What is stored about the signed-in person; `creador` is `null` for whoever is none. */
export interface SavedPerfil {
  usuario: Usuario;
  creador: PerfilCreador | null;
}

/**
 * The signed-in person's own documents.
 * @throws Failure 'no-session' | 'missing' (the account has no document) | 'no-connection' | 'internal' | why it could not be completed
 */
export function readOwnPerfil({
  connection = connect,
}: {
  connection?: () => Promise<Connection>;
} = {}): Promise<SavedPerfil> {
  return withFailures(async () => {
    const { db, doc, getDoc, uid } = await connection();
    const ref = doc(db, 'user', uid);
    const [first, creador] = await Promise.all([getDoc(ref), getDoc(doc(ref, 'refRolCreador', uid))]);
    const person = first.exists() ? first : await afterCompletion(() => getDoc(ref));
    if (!person.exists()) throw new Failure('missing', messages.perfil.notLoaded);
    return {
      usuario: usuarioStoredSchema.parse(person.data()),
      creador: creador.exists() ? perfilCreadorStoredSchema.parse(creador.data()) : null,
    };
  }, messages.perfil.notLoaded);
}

/** An account made past the sign-up gets its document as its person comes in. Where that failed, it is tried again. */
async function afterCompletion<T>(read: () => Promise<T>): Promise<T> {
  await refreshUser();
  return read();
}

/** The stored profile in the shape that the profile's parts show; pictures are download URLs here. */
export function asPerfil({ usuario, creador }: SavedPerfil): PublicPerfil {
  return {
    id: usuario.uid,
    username: usuario.username,
    nombre: usuario.display_name || usuario.username || messages.general.nameless,
    imagen: usuario.photo_url,
    role: shownRole(usuario.role),
    redes: Object.fromEntries(REDES.map((red) => [red, usuario[RED_FIELD[red]]])) as PublicPerfil['redes'],
    portada: creador?.url_imagenPortada ?? null,
    descripcion: creador?.descripcion ?? '',
    direccion: creador?.direccion ?? null,
    ubicacion: creador?.ubicacion ?? null,
    galeria: creador?.urlImagenes ?? [],
  };
}
