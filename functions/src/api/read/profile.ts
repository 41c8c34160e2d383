import type { Pagina, PerfilPublico, PerfilRespuesta, TabPerfil } from 'domain/api';
import { perfilPublicoSchema } from 'domain/api-schema';
import { enlaceSeguro } from 'domain/enlace';
import { diaDe } from 'domain/fecha';
import { textoONull } from 'domain/firestore-schema';
import type { TipoAgenda } from 'domain/ids';
import { rutaDeUrl } from 'domain/imagen';
import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import type { PerfilCreador } from 'domain/perfil-creador';
import { perfilCreadorDocSchema } from 'domain/perfil-creador-schema';
import { CAMPO_RED, REDES } from 'domain/redes';
import { normalizarUsername } from 'domain/username';
import { z } from 'domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { aQuery, consultas } from '../../shared/queries.ts';
import { refs } from '../../shared/refs.ts';
import type { Posicion } from './cursor.ts';
import { aPagina, type ReadDeps } from './explore.ts';
import { leerPagina, leerRecientes } from './page.ts';
import { planear } from './plan.ts';

/** All that is ever read of the person: no e-mail, no telephone, no likes. */
const CAMPOS = ['username', 'display_name', 'photo_url', 'role', ...Object.values(CAMPO_RED)];
const personaSchema = z.object({
  username: z.string(),
  display_name: textoONull,
  photo_url: textoONull,
  role: z.string().nullish(),
  ...(Object.fromEntries(Object.values(CAMPO_RED).map((campo) => [campo, textoONull])) as Record<
    (typeof CAMPO_RED)[keyof typeof CAMPO_RED],
    typeof textoONull
  >),
});
type Persona = z.infer<typeof personaSchema>;

const TIPO_DE_TAB = { eventos: 'evento', cursos: 'curso', promos: 'promo' } as const satisfies Partial<
  Record<TabPerfil, TipoAgenda>
>;

const ruta = (url: string | null): string | null => (url ? rutaDeUrl(url) : null);

/** The public profile; whoever has not chosen a role yet counts as personal. */
function perfilPublico(id: string, persona: Persona, creador: PerfilCreador | null): PerfilPublico {
  return perfilPublicoSchema.parse({
    id,
    username: persona.username,
    nombre: persona.display_name || persona.username || mensajes.general.sinNombre,
    imagen: ruta(persona.photo_url),
    role: persona.role === 'creador' ? 'creador' : 'personal',
    redes: Object.fromEntries(REDES.map((red) => [red, enlaceSeguro(persona[CAMPO_RED[red]])])),
    portada: ruta(creador?.url_imagenPortada ?? null),
    descripcion: creador?.descripcion ?? '',
    direccion: creador?.direccion ?? null,
    ubicacion: creador?.ubicacion ?? null,
    galeria: (creador?.urlImagenes ?? []).flatMap((url) => ruta(url) ?? []),
  });
}

async function leerCreador(db: Firestore, uid: string): Promise<PerfilCreador | null> {
  const snapshot = await refs.creador(db, uid).get();
  return snapshot.exists ? (perfilCreadorDocSchema.safeParse(snapshot.data()).data ?? null) : null;
}

/** `GET /api/perfiles/{username}`; `null` when nobody has that name. Reads: two, and the tab's page. */
export async function perfil(
  deps: ReadDeps,
  {
    username,
    tab,
    cursor = null,
  }: { username: string; tab: TabPerfil; cursor?: Posicion | null | undefined },
): Promise<PerfilRespuesta | null> {
  const { db } = deps;
  const buscado = consultas.porUsername(normalizarUsername(username));
  const [snapshot] = (
    await aQuery(db, buscado)
      .select(...CAMPOS)
      .limit(1)
      .get()
  ).docs;
  const persona = personaSchema.safeParse(snapshot?.data());
  if (!snapshot || !persona.success) return null;
  const esCreador = persona.data.role === 'creador';
  const [creador, pagina] = await Promise.all([
    esCreador ? leerCreador(db, snapshot.id) : null,
    esCreador ? leerTab(deps, snapshot.id, tab, cursor) : tab === 'info' ? null : { items: [], cursor: null },
  ]);
  return { perfil: perfilPublico(snapshot.id, persona.data, creador), pagina };
}

async function leerTab(
  { db, now }: ReadDeps,
  uid: string,
  tab: TabPerfil,
  desde: Posicion | null,
): Promise<Pagina | null> {
  if (tab === 'info') return null;
  const hoy = diaDe(now());
  const duenio = refs.user(db, uid);
  const opciones = { desde, hoy, limite: LIMITES.pagina };
  if (tab === 'links') {
    return aPagina(db, 'link', await leerRecientes(db, 'link', consultas.links(duenio), opciones));
  }
  const tipo = TIPO_DE_TAB[tab];
  return aPagina(db, tipo, await leerPagina(db, planear({ tipo, duenio }, hoy), opciones));
}
