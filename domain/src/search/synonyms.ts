import { CATEGORIA_VISIBLE, CATEGORIAS, type CategoriaTitulo } from '../categoria/categoria.ts';
import { fold, singular } from '../item/search.ts';
import type { TipoAgenda } from '../values/ids.ts';

/**
 * What people say who mean all of a category, or of a kind. Words that mean some of it alone ('jazz', 'surf') have no place here: they would bring
 * all the rest along.
 */
const SAID: Partial<Record<CategoriaTitulo | TipoAgenda, string>> = {
  Fiestas: 'boliche baile bailar joda rumba disco party previa after salir',
  Deportes: 'deportivo deportiva entrenar entrenamiento gimnasia gimnasio gym fitness',
  Gastronomia: 'comida comer cenar restaurante restoran resto gourmet',
  Educacion: 'taller curso clase seminario charla capacitacion conferencia workshop aprender estudiar',
  Caridad: 'solidario solidaria beneficio beneficencia colecta donacion donar voluntario voluntariado ayudar',
  Teatro: 'obra comedia drama dramaturgia actuar humor',
  Musica: 'recital concierto banda musical toque cantar',
  Turismo: 'excursion paseo viaje escapada tour caminata senderismo aventura',
  Empresarial: 'empresa negocio emprendedor emprendedora emprender emprendimiento networking pyme startup',
  Infantil: 'niño niña nene nena chico chiquito peque infancia hijo kids',
  curso: 'curso taller clase seminario capacitacion workshop aprender estudiar',
  promo: 'promo promocion descuento oferta cupon beneficio gratis',
};

/** The term that stands for a category or kind in an index, by itself: no word of a title is it. */
export const markOf = (what: CategoriaTitulo | TipoAgenda): string => `#${what}`;

const TABLE = new Map<string, string[]>();
function learn(word: string, what: CategoriaTitulo | TipoAgenda): void {
  const stem = singular(fold(word));
  TABLE.set(stem, [...new Set([...(TABLE.get(stem) ?? []), markOf(what)])]);
}
for (const titulo of CATEGORIAS) if (titulo !== 'Otros') learn(CATEGORIA_VISIBLE[titulo], titulo);
for (const [what, said] of Object.entries(SAID))
  for (const word of said.split(' ')) learn(word, what as CategoriaTitulo | TipoAgenda);

/** The marks of all that is meant by a stem: 'recital' → '#Musica', 'taller' → '#Educacion', '#curso'. */
export const marksOf = (stem: string): readonly string[] => TABLE.get(stem) ?? [];
