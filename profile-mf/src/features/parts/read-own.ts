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

/** The signed-in person's documents; `creador` is `null` for others than creators. */
export interface SavedPerfil {
  usuario: Usuario;
  creador: PerfilCreador | null;
}

let last: SavedPerfil | undefined;

/** Returns the documents that this page last read; `undefined` if they are not this person's. */
export const lastRead = (uid: string): SavedPerfil | undefined =>
  last?.usuario.uid === uid ? last : undefined;

/**
 * Reads the signed-in person's documents.
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
    last = {
      usuario: usuarioStoredSchema.parse(person.data()),
      creador: creador.exists() ? perfilCreadorStoredSchema.parse(creador.data()) : null,
    };
    return last;
  }, messages.perfil.notLoaded);
}

/** An account created outside the sign-up gets its document at the first session. If that failed, it is retried. */
async function afterCompletion<T>(read: () => Promise<T>): Promise<T> {
  await refreshUser();
  return read();
}

/** Converts the stored profile to its public shape; pictures are download URLs. */
export function asPerfil({ usuario, creador }: SavedPerfil): PublicPerfil {
  return {
    id: usuario.uid,
    username: usuario.username,
    nombre: usuario.display_name || usuario.username || messages.general.nameless,
    imagen: usuario.photo_url,
    role: shownRole(usuario.role),
    ...(usuario.verificado && { verificado: true }),
    redes: Object.fromEntries(REDES.map((red) => [red, usuario[RED_FIELD[red]]])) as PublicPerfil['redes'],
    portada: creador?.url_imagenPortada ?? null,
    estilo: creador?.estilo ?? undefined,
    descripcion: creador?.descripcion ?? '',
    direccion: creador?.direccion ?? null,
    ubicacion: creador?.ubicacion ?? null,
    galeria: creador?.urlImagenes ?? [],
  };
}
