import type { PerfilPublico } from 'domain/api';
import { mensajes } from 'domain/messages';
import type { PerfilCreador } from 'domain/perfil-creador';
import { perfilCreadorDocSchema } from 'domain/perfil-creador-schema';
import { CAMPO_RED, REDES } from 'domain/redes';
import type { Usuario } from 'domain/usuario';
import { usuarioDocSchema } from 'domain/usuario-schema';
import { type Conexion, conectar } from 'kit/datos/conexion';
import { conErroresDatos, ErrorDatos } from 'kit/datos/errores';

/** What is stored about the signed-in person; `creador` is `null` for whoever is none. */
export interface PerfilGuardado {
  usuario: Usuario;
  creador: PerfilCreador | null;
}

/**
 * The signed-in person's own documents.
 * @throws ErrorDatos 'sin-sesion' | 'no-existe' (the account has no document) | 'sin-conexion' | 'interno'
 */
export function leerPerfilPropio({
  conexion = conectar,
}: {
  conexion?: () => Promise<Conexion>;
} = {}): Promise<PerfilGuardado> {
  return conErroresDatos(async () => {
    const { db, doc, getDoc, uid } = await conexion();
    const ref = doc(db, 'user', uid);
    const [persona, creador] = await Promise.all([getDoc(ref), getDoc(doc(ref, 'refRolCreador', uid))]);
    if (!persona.exists()) throw new ErrorDatos('no-existe', mensajes.perfil.noCargo);
    return {
      usuario: usuarioDocSchema.parse(persona.data()),
      creador: creador.exists() ? perfilCreadorDocSchema.parse(creador.data()) : null,
    };
  }, mensajes.perfil.noCargo);
}

/** The stored profile in the shape that the profile's parts show; pictures are download URLs here. */
export function comoPerfil({ usuario, creador }: PerfilGuardado): PerfilPublico {
  return {
    id: usuario.uid,
    username: usuario.username,
    nombre: usuario.display_name || usuario.username || mensajes.general.sinNombre,
    imagen: usuario.photo_url,
    role: usuario.role ?? 'personal',
    redes: Object.fromEntries(REDES.map((red) => [red, usuario[CAMPO_RED[red]]])) as PerfilPublico['redes'],
    portada: creador?.url_imagenPortada ?? null,
    descripcion: creador?.descripcion ?? '',
    direccion: creador?.direccion ?? null,
    ubicacion: creador?.ubicacion ?? null,
    galeria: creador?.urlImagenes ?? [],
  };
}
