import { choice, filledText, onCard, picture } from '../values/fields.ts';
import { LIMITS } from '../values/limits.ts';
import { MODALIDADES } from './item.ts';

/** The fields every kind has. Cards and details show them in ways of their own. */
export const ITEM_FIELDS = {
  titulo: filledText(LIMITS.titulo, true),
  descripcion: filledText(LIMITS.descripcion),
  url_imagen: picture(),
};

/** Of events and courses. */
export const modalidad = onCard(choice(MODALIDADES, 'Presencial'));
