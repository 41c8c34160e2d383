import type { Deps } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';
import { borrarImagen, FOLDERS, rutasPropias } from '../shared/uploads.ts';
import { likesCambiados, recontarLikes } from './likes.ts';
import { sincronizarItems } from './owner-items.ts';

type Data = Record<string, unknown> | undefined;
export type UserOutcome =
  | { kind: 'followed'; items: number; likes: number; fotos: number }
  | { kind: 'skipped'; reason: 'nothing-depends' };

const esCreador = (data: Data) => data?.role === 'creador';
const texto = (valor: unknown) => (typeof valor === 'string' ? valor : null);

/** Whether the items of this person look different now: shown or hidden, or found by another name. */
const afectaItems = (antes: Data, despues: Data): boolean =>
  esCreador(antes) !== esCreador(despues) ||
  (esCreador(despues) &&
    (antes?.username !== despues?.username || antes?.display_name !== despues?.display_name));

/**
 * What follows from a change of a person's document: the items follow role and name, the liked items' counts are
 * taken anew, a replaced photo is deleted. Also finishes what an interrupted `saveProfile` left.
 */
export async function userWritten(
  { db, bucket, now }: Pick<Deps, 'db' | 'bucket' | 'now'>,
  { uid, antes, despues }: { uid: string; antes: Data; despues: Data },
): Promise<UserOutcome> {
  const likes = likesCambiados(antes, despues);
  const fotoAnterior = texto(antes?.photo_url);
  const cambiaFoto = fotoAnterior !== texto(despues?.photo_url);
  const cambiaItems = afectaItems(antes, despues);
  if (!cambiaItems && !cambiaFoto && likes.length === 0)
    return { kind: 'skipped', reason: 'nothing-depends' };

  const items = cambiaItems ? await sincronizarItems({ db, now }, uid) : 0;
  let recontados = 0;
  for (const gustado of likes) if (await recontarLikes(db, gustado)) recontados++;
  let fotos = 0;
  if (cambiaFoto) {
    const actual = texto((await refs.user(db, uid).get()).get('photo_url'));
    const [queda] = rutasPropias([actual], uid, FOLDERS.perfil(uid));
    const sobran = rutasPropias([fotoAnterior], uid, FOLDERS.perfil(uid)).filter((ruta) => ruta !== queda);
    for (const ruta of sobran) await borrarImagen(bucket, ruta);
    fotos = sobran.length;
  }
  return { kind: 'followed', items, likes: recontados, fotos };
}
