import { type Categorias, categoriasSchema } from '@vidriera/domain/api/schema';
import { CATEGORIAS, categoriaId } from '@vidriera/domain/categoria/categoria';
import { categoriaStoredSchema } from '@vidriera/domain/categoria/schema';
import { queries, queryFrom } from '../../../base/firestore/queries.ts';
import type { ReadDeps } from './cards.ts';

/** `GET /api/categorias`: the eleven in order, with their stored icons. At most eleven reads. */
export async function categorias({ db }: Pick<ReadDeps, 'db'>): Promise<Categorias> {
  const { docs } = await queryFrom(db, queries.categorias()).limit(CATEGORIAS.length).get();
  const icons = new Map(
    docs.flatMap((doc) => {
      const read = categoriaStoredSchema.safeParse(doc.data());
      return read.success ? [[read.data.titulo, read.data.icono] as const] : [];
    }),
  );
  return categoriasSchema.parse({
    categorias: CATEGORIAS.map((titulo) => ({
      id: categoriaId(titulo),
      titulo,
      icono: icons.get(titulo) ?? '',
    })),
  });
}
