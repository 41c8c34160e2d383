import { pageSchema, perfilResponseSchema } from '@vidriera/domain/api/schema';
import { thumbnailPath } from '@vidriera/domain/image/image';
import { type Card, detailSchema } from '@vidriera/domain/item/wire-schema';
import { bucketOf, thumbnailsBucketOf } from '@vidriera/domain/site/config';
import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod-classic';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { creador, publish } from '../../functions/src/testing/data.ts';

const UID = 'banco';
const LINKS = 12;
const NETWORKS = {
  link_Instagram: 'https://instagram.com/banco',
  link_TikTok: 'https://www.tiktok.com/@banco',
  link_Wssp: 'https://wa.me/5491155550000',
  link_Facebook: 'https://www.facebook.com/banco',
  link_SitioWeb: 'https://banco.example/',
};

/** API answers for the measured pages. */
export interface PagesFixture {
  profile: ReturnType<typeof perfilResponseSchema.parse>;
  event: ReturnType<typeof detailSchema.parse>;
  cards: Card[];
}

/** Returns the paths of the measured pages. */
export const addressesOf = ({ profile, event }: PagesFixture) => ({
  profile: `/${profile.perfil.username}?tab=links`,
  explore: '/explore',
  event: `/explore/evento/${event.id}`,
});

/**
 * Creates a profile with twelve links and every network, with images of a demonstration creator, and reads
 * the three pages.
 * @param origin of a stack with the demonstration
 */
export async function preparePages(origin: string, lender: string): Promise<PagesFixture> {
  const projectId = z.string().startsWith('demo-').parse(process.env.GCLOUD_PROJECT);
  const app = initializeApp({ projectId, storageBucket: bucketOf(projectId) }, 'bench');
  const [db, thumbnails] = [getFirestore(app), getStorage(app).bucket(thumbnailsBucketOf(projectId))];
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(origin + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const lent = perfilResponseSchema.parse(await get(`/api/perfiles/${lender}`)).perfil;
  const pictures: [string | null, string][] = [
    [lent.imagen, `users/${UID}/profile/1_yo.jpg`],
    [lent.portada, `users/${UID}/creator/cover/1_tapa.jpg`],
  ];
  for (const [from, to] of pictures) {
    if (!from) throw new Error(`${lender} has no image to copy`);
    for (const width of THUMBNAIL_WIDTHS) {
      const [bytes] = await thumbnails.file(thumbnailPath(from, width)).download();
      await thumbnails.file(thumbnailPath(to, width)).save(bytes, { resumable: false });
    }
  }
  await creador(db, UID, { ...NETWORKS, display_name: 'Banco de Pruebas', eventLikes: [] });
  const links = Array.from({ length: LINKS }, (_, i) => [
    `banco-${i}`,
    {
      titulo: `Mi link número ${i + 1}`,
      descripcion: 'Entradas, carta, música y todo lo demás.',
      enlace: `https://ejemplo${i + 1}.example/pagina`,
      url_imagen: null,
    },
  ]);
  await publish({ db, now: () => new Date() }, 'link', UID, Object.fromEntries(links));

  const list = async (query: string) => pageSchema.parse(await get(`/api/explore?${query}`)).items;
  const cards = [
    ...(await list('tipo=evento&fecha=finde&limit=4')),
    ...(await list('tipo=evento&fecha=mas-adelante&limit=4')),
    ...(await list('tipo=promo&limit=8')),
    ...(await list('tipo=curso&limit=8')),
  ];
  const event = cards.find(({ tipo, imagen }) => tipo === 'evento' && imagen);
  if (!event) throw new Error('the demonstration has no event with a picture');
  return {
    profile: perfilResponseSchema.parse(await get(`/api/perfiles/${UID}?tab=links`)),
    event: detailSchema.parse(await get(`/api/items/evento/${event.id}`)),
    cards,
  };
}
