import { apiPaths, type PerfilTab } from '@vidriera/domain/api/api';
import { type PerfilResponse, type PublicPerfil, perfilResponseSchema } from '@vidriera/domain/api/schema';
import { isLate } from '@vidriera/domain/failure';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { within } from '@vidriera/domain/time-limit';
import { mayPublish, shownRole } from '@vidriera/domain/usuario/may';
import type { Role } from '@vidriera/domain/usuario/usuario';
import type { Tipo } from '@vidriera/domain/values/ids';
import { type TextPiece, textPieces } from '@vidriera/domain/values/text-links';
import { type Result, result } from '@vidriera/kit/data/result';
import { publicAddress } from '@vidriera/kit/posters/share';
import { apiGet } from '@vidriera/kit/requests/api';
import { now } from '@vidriera/kit/words/format';
import { type ShopFrontData, shopFrontOf } from '@vidriera/kit/words/shop-front-data';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { requireSession } from '@vidriera/runtime/guards';
import { type SessionHint, type SessionUser, whenKnown, whenReported } from '@vidriera/session';
import { pageConfig } from '@vidriera/session/config';
import { asPerfil, lastRead, readOwnPerfil, type SavedPerfil } from '../parts/read-own.ts';
import { OWN_TABS, TIPO_OF_TAB, tabOf } from '../parts/tabs.ts';
import { type OwnTab, ownPage } from './own-page.ts';

export interface OwnPerfilData {
  perfil: PublicPerfil;
  /** The public window. */
  front: ShopFrontData;
  firstLinks: CardOf<'link'>[];
  about: TextPiece[];
  /** `null` until the profile is complete. */
  role: Role | null;
  tab: PerfilTab;
  /** A failed list has a message, because an empty one would look deleted. */
  page: Result<OwnTab> | null;
  now: string;
  /** 'vidriera.ar/ana', and its full URL. */
  direccion: { text: string; url: string };
  likedLinks: number;
  /** The same data from the person's own documents, after Auth's report. It never rejects. */
  own?: Promise<OwnPerfilData>;
}

/** Returns the person's documents. If the read fails, list tabs get the last ones, and the list shows the failure. */
async function readOwn(tab: PerfilTab, { uid }: SessionUser): Promise<SavedPerfil> {
  try {
    return await readOwnPerfil();
  } catch (caught) {
    const last = lastRead(uid);
    if (tab === 'info' || !last) throw caught;
    return last;
  }
}

/** Timeout for the public window, in milliseconds. A late window is dark. */
const TIMEOUT_MS = 1000;

/** Returns the own profile in its public form; `undefined` if it fails or is late. */
async function readPublic(username: string, signal: AbortSignal): Promise<PerfilResponse | undefined> {
  const reading = apiGet(perfilResponseSchema, apiPaths.perfil(username), { tab: 'info' }, { signal });
  const answer = await within(TIMEOUT_MS, result(reading, '')).catch(() => undefined);
  return answer && 'value' in answer ? answer.value : undefined;
}

type Args = Pick<LoaderFunctionArgs, 'request'>;

/**
 * Returns the own profile and the first page of the requested tab. The first visit gets the public profile, which needs neither Auth nor
 * Firestore: `own` resolves after Auth's report, to the profile of the person who is signed in. Once the documents were read here, a visit
 * waits for them: an edit may be newer than the public profile.
 * @throws Failure 'No se pudieron cargar tus datos'; a failed list alone does not throw
 */
export async function load(args: Args, who: SessionHint | SessionUser): Promise<OwnPerfilData> {
  const { uid, role, username } = who;
  if ('email' in who && lastRead(uid)) return factsOf(args, who);
  const answer = role && username ? await readPublic(username, args.request.signal) : undefined;
  if (!username || answer?.perfil.id !== uid)
    return 'email' in who ? factsOf(args, who, null) : factsOf(args, await requireSession(args));
  const { perfil, shopWindow, firstLinks = [] } = answer;
  const tab = tabAt(args, role);
  const time = now();
  const facts: OwnPerfilData = {
    perfil,
    front: shopFrontOf(perfil, shopWindow, time),
    firstLinks,
    about: textPieces(perfil.descripcion),
    role,
    tab,
    page: null,
    now: time,
    likedLinks: 0,
    direccion: direccionOf(username),
  };
  const failed = tab === 'info' ? null : { error: notLoaded(TIPO_OF_TAB[tab]), retry: true };
  const report = tab === 'info' ? whenReported() : whenKnown();
  const own = report.then(({ user, error }) => {
    if (isLate(error)) throw error;
    return user ? factsOf(args, user, user.uid === uid ? answer : undefined) : facts;
  });
  return { ...facts, own: own.catch(() => ({ ...facts, page: failed })) };
}

const tabAt = ({ request }: Args, role: Role | null): PerfilTab =>
  tabOf(new URL(request.url).searchParams, OWN_TABS[shownRole(role)]);

function direccionOf(username: string): OwnPerfilData['direccion'] {
  const { linkHost } = pageConfig();
  return { text: `${linkHost}${username}`, url: publicAddress(linkHost, username, location.protocol) };
}

/** @param read the public answer, if already read; `null` if that failed */
async function factsOf(args: Args, user: SessionUser, read?: PerfilResponse | null): Promise<OwnPerfilData> {
  const tab = tabAt(args, user.role);
  const time = now();
  const [saved, answer, page] = await Promise.all([
    readOwn(tab, user),
    read === undefined && mayPublish(user.role) ? readPublic(user.username, args.request.signal) : read,
    tab === 'info' ? null : result(ownPage(user, tab), notLoaded(TIPO_OF_TAB[tab])),
  ]);
  // The document has only the place's code; the public answer has the name.
  const perfil = {
    ...asPerfil(saved),
    localidad: saved.usuario.localidad ? answer?.perfil.localidad : undefined,
  };
  return {
    perfil,
    front: shopFrontOf(perfil, answer?.shopWindow, time),
    firstLinks: answer?.firstLinks ?? [],
    about: textPieces(perfil.descripcion),
    role: user.role,
    tab,
    page,
    now: time,
    likedLinks: saved.usuario.linksLikes.length,
    direccion: direccionOf(user.username),
  };
}

const notLoaded = (tipo: Tipo): string =>
  tipo === 'link' ? messages.list.dataNotLoaded : messages.list.notLoaded[tipo];
