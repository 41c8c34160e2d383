import { categoriasOfCurso } from '@vidriera/domain/curso/curso';
import { CURSO_FIELDS } from '@vidriera/domain/curso/fields';
import { onlyDatesOf } from '@vidriera/domain/evento/evento';
import { EVENTO_FIELDS } from '@vidriera/domain/evento/fields';
import { cardOf } from '@vidriera/domain/item/public-item';
import type { Author, Card } from '@vidriera/domain/item/wire-schema';
import { LINK_FIELDS } from '@vidriera/domain/link/fields';
import { PROMO_FIELDS } from '@vidriera/domain/promo/fields';
import { toStored } from '@vidriera/domain/values/form-fields-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { PostValues } from '../values.ts';

/**
 * Returns the card of the typed values; missing and invalid ones are left out, without validation.
 * @param id of the edited item, for its colours
 */
export function cardPreview(
  tipo: Tipo,
  typed: PostValues,
  {
    id = `previa-${tipo}`,
    usuario,
    imagen,
    now,
  }: { id?: string | undefined; usuario: Author; imagen: string | null; now: Date },
): Card {
  const values = clamped(typed);
  const around = { id, usuario, now, shownFrom: (url: string) => url };
  const own = {
    titulo: values.titulo.trim() || 'Tu título',
    descripcion: values.descripcion.trim() || 'Tu descripción',
    url_imagen: imagen,
    cantLikes: 0,
  };
  switch (tipo) {
    case 'link':
      return cardOf(tipo, { ...toStored(LINK_FIELDS, values), ...own }, around);
    case 'promo':
      return cardOf(tipo, { ...toStored(PROMO_FIELDS, values), ...own }, around);
    case 'curso': {
      const { categorias, ...curso } = toStored(CURSO_FIELDS, values);
      const filed = categoriasOfCurso(categorias, (id) => ({ id, path: `categoria/${id}` }));
      return cardOf(tipo, { ...curso, ...filed, ...own }, around);
    }
    case 'evento': {
      const evento = onlyDatesOf({
        ...toStored(EVENTO_FIELDS, { ...values, categoria: values.categoria || 'Otros' }),
        tipoFecha: values.tipoFecha,
      });
      return cardOf(tipo, { ...evento, ...own }, around);
    }
  }
}

/** Cuts texts of drafts: browsers need seconds to break an endless word. */
const clamped = (values: PostValues): PostValues => ({
  ...values,
  titulo: values.titulo.slice(0, LIMITS.titulo),
  descripcion: values.descripcion.slice(0, LIMITS.descripcion),
  direccion: values.direccion.slice(0, LIMITS.direccion),
  nombreProfe: values.nombreProfe.slice(0, LIMITS.nombre),
  precio: { ...values.precio, aclaracion: values.precio.aclaracion.slice(0, LIMITS.aclaracionPrecio) },
});
