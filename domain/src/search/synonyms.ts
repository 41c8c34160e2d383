import { CATEGORIA_VISIBLE, CATEGORIAS, type CategoriaTitulo } from '../categoria/categoria.ts';
import { fold, singular } from '../item/search.ts';
import type { TipoAgenda } from '../values/ids.ts';

/** Synonyms of whole categories and kinds. Narrower words ('jazz', 'surf') would find too much. */
const SYNONYMS: Partial<Record<CategoriaTitulo | TipoAgenda, string>> = {
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

/** Returns the index term of a category or kind. No title's word equals it. */
export const markOf = (what: CategoriaTitulo | TipoAgenda): string => `#${what}`;

const TABLE = new Map<string, string[]>();
function learn(word: string, what: CategoriaTitulo | TipoAgenda): void {
  const stem = singular(fold(word));
  TABLE.set(stem, [...new Set([...(TABLE.get(stem) ?? []), markOf(what)])]);
}
for (const titulo of CATEGORIAS) if (titulo !== 'Otros') learn(CATEGORIA_VISIBLE[titulo], titulo);
for (const [what, words] of Object.entries(SYNONYMS))
  for (const word of words.split(' ')) learn(word, what as CategoriaTitulo | TipoAgenda);

/** Returns the index terms that a stem means: 'recital' → '#Musica', 'taller' → '#Educacion', '#curso'. */
export const marksOf = (stem: string): readonly string[] => TABLE.get(stem) ?? [];
