import { STATES_OF_LASTING } from '../evento/state.ts';
import { choice, filledText, inDetail, note, onCard, optional, picture, state } from '../values/fields.ts';
import { LIMITS } from '../values/limits.ts';
import { MODALIDADES } from './item.ts';

/** Fields of every kind. */
export const ITEM_FIELDS = {
  titulo: filledText(LIMITS.titulo, true),
  descripcion: filledText(LIMITS.descripcion),
  url_imagen: picture(),
};

export const CALLED_OFF_FIELDS = {
  estado: optional(onCard(state(STATES_OF_LASTING, 'programado'))),
  aviso: optional(inDetail(note(LIMITS.aviso))),
};

export const modalidad = onCard(choice(MODALIDADES, 'Presencial'));
