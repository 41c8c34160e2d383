import type { PerfilTab } from '@vidriera/domain/api/api';
import { type PerfilResponse, type PublicPerfil, publicPerfilSchema } from '@vidriera/domain/api/schema';
import { pathOfUrl } from '@vidriera/domain/image/image';
import { shopWindow } from '@vidriera/domain/item/shop-window';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { placeByCode, shownOf } from '@vidriera/domain/localidad/places';
import { messages } from '@vidriera/domain/messages/messages';
import { RED_FIELD, REDES } from '@vidriera/domain/perfil/redes';
import { type PerfilCreador, perfilCreadorStoredSchema } from '@vidriera/domain/perfil/schema';
import { hasPerfilCreador, shownRole } from '@vidriera/domain/usuario/may';
import { hostsOrNull, textOrNull } from '@vidriera/domain/values/firestore-schema';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import { safeUrl } from '@vidriera/domain/values/safe-url';
import { z } from '@vidriera/domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { isHeldUser } from '../../../base/firestore/access.ts';
import { refs } from '../../../base/firestore/refs.ts';
import { personByUsername } from '../../../base/people/by-username.ts';
import { linkWithout, textWithout } from '../../../items/links/links-of.ts';
import { cardsOf, type ReadDeps } from './cards.ts';
import type { CursorPosition } from './cursor.ts';
import { readPage } from './page.ts';
import { plan } from './plan.ts';
import { emptyTab, readTab } from './profile-tab.ts';

/** Items read per kind. Begun courses are among the upcoming ones. */
const LOOKED_AT = { evento: 1, curso: 4 } as const;

/**
 * Returns candidates for a person's next item: the first event and the first courses. At most five reads,
 * plus items that ended since the nightly run.
 */
async function readNext({ db, now }: ReadDeps, uid: string): Promise<Card[]> {
  const at = now();
  const first = async (tipo: keyof typeof LOOKED_AT) => {
    const planned = plan({ tipo, uid, on: true }, agendaDay(localTime(at)));
    const parts = planned.parts.filter(({ phase }) => phase === 'upcoming');
    const options = { from: null, now: at, limit: LOOKED_AT[tipo] };
    return cardsOf(tipo, (await readPage(db, { ...planned, parts }, options)).items, new Map(), at);
  };
  return (await Promise.all([first('evento'), first('curso')])).flat();
}

/** All fields read of a person: no e-mail, telephone or likes. */
const FIELDS = [
  'retenido',
  'listedHosts',
  'username',
  'display_name',
  'photo_url',
  'role',
  'verificado',
  'localidad',
  ...Object.values(RED_FIELD),
];
const personSchema = z.object({
  username: z.string(),
  display_name: textOrNull,
  photo_url: textOrNull,
  role: z.nullish(z.string()),
  verificado: z.optional(z.unknown()),
  localidad: textOrNull,
  listedHosts: hostsOrNull,
  ...(Object.fromEntries(Object.values(RED_FIELD).map((field) => [field, textOrNull])) as Record<
    (typeof RED_FIELD)[keyof typeof RED_FIELD],
    typeof textOrNull
  >),
});
type Person = z.infer<typeof personSchema>;

const path = (url: string | null): string | null => (url ? pathOfUrl(url) : null);

function publicPerfil(id: string, person: Person, creador: PerfilCreador | null): PublicPerfil {
  const place = creador && placeByCode(person.localidad);
  const listed = person.listedHosts;
  return publicPerfilSchema.parse({
    id,
    username: person.username,
    nombre: person.display_name || person.username || messages.general.nameless,
    imagen: path(person.photo_url),
    role: shownRole(person.role),
    ...(person.verificado === true && { verificado: true }),
    redes: Object.fromEntries(
      REDES.map((red) => [red, linkWithout(listed, safeUrl(person[RED_FIELD[red]]))]),
    ),
    portada: path(creador?.url_imagenPortada ?? null),
    estilo: creador?.estilo ?? undefined,
    descripcion: textWithout(listed, creador?.descripcion ?? ''),
    direccion: creador?.direccion ?? null,
    localidad: place ? shownOf(place) : undefined,
    ubicacion: creador?.ubicacion ?? null,
    galeria: (creador?.urlImagenes ?? []).flatMap((url) => path(url) ?? []),
  });
}

/** Returns a person's creator profile; `null` if missing or unreadable. One read. */
export async function readCreador(db: Firestore, uid: string): Promise<PerfilCreador | null> {
  const snapshot = await refs.creador(db, uid).get();
  return snapshot.exists ? (perfilCreadorStoredSchema.safeParse(snapshot.data()).data ?? null) : null;
}

/** Returns the person whose username it is, or was; `null` without one, or while the person is held. Reads: see personByUsername. */
export async function readPerson(deps: Pick<ReadDeps, 'db' | 'now'>, username: string) {
  const snapshot = await personByUsername(deps, username, FIELDS);
  const person = personSchema.safeParse(snapshot?.data());
  return snapshot && person.success && !isHeldUser(snapshot)
    ? { uid: snapshot.id, person: person.data }
    : null;
}

/** Returns an account's profile, also a hidden one; `null` if it is gone. Two reads. */
export async function readPerfilOf(db: Firestore, uid: string): Promise<PublicPerfil | null> {
  const person = personSchema.safeParse((await refs.user(db, uid).get()).data());
  if (!person.success) return null;
  const { role } = person.data;
  return publicPerfil(uid, person.data, hasPerfilCreador(role) ? await readCreador(db, uid) : null);
}

/** Returns a public profile, also by an old name; `null` for an unknown one. Two reads, for an old name four. */
export async function readPerfil(deps: ReadDeps, username: string): Promise<PublicPerfil | null> {
  const found = await readPerson(deps, username);
  if (!found) return null;
  const { uid, person } = found;
  return publicPerfil(uid, person, hasPerfilCreador(person.role) ? await readCreador(deps.db, uid) : null);
}

/**
 * `GET /api/perfiles/{username}`, with the cards that limit its validity; `null` for an unknown username. An old one answers with the
 * person’s present name. Reads: see docs/data.md.
 */
export async function perfil(
  deps: ReadDeps,
  {
    username,
    tab: requestedTab,
    cursor = null,
  }: { username: string; tab?: PerfilTab | undefined; cursor?: CursorPosition | null | undefined },
): Promise<{ body: PerfilResponse; cards: Card[] } | null> {
  const { db, now } = deps;
  const found = await readPerson(deps, username);
  if (!found) return null;
  const { uid, person } = found;
  const isCreador = hasPerfilCreador(person.role);
  const [creador, next, { tab, firstLinks, page }] = await Promise.all([
    isCreador ? readCreador(db, uid) : null,
    isCreador ? readNext(deps, uid) : [],
    isCreador ? readTab(deps, uid, requestedTab, cursor) : emptyTab(requestedTab),
  ]);
  const zona = isCreador ? placeByCode(person.localidad)?.zona : undefined;
  return {
    body: {
      perfil: publicPerfil(uid, person, creador),
      tab,
      page,
      ...(firstLinks.length > 0 && { firstLinks }),
      shopWindow: shopWindow(next, localTime(now())),
      ...(zona && { zona }),
    },
    cards: [...next, ...firstLinks, ...(page?.items ?? [])],
  };
}
