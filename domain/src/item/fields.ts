import { STATES_OF_LASTING } from '../evento/state.ts';
import { choice, filledText, inDetail, note, onCard, picture, state } from '../values/fields.ts';
import { LIMITS } from '../values/limits.ts';
import { MODALIDADES } from './item.ts';

/** Fields of every kind. */
export const ITEM_FIELDS = {
  titulo: filledText(LIMITS.titulo, true),
  descripcion: filledText(LIMITS.descripcion),
  url_imagen: picture(),
};

export const CALLED_OFF_FIELDS = {
  estado: onCard(state(STATES_OF_LASTING, 'programado')),
  aviso: inDetail(note(LIMITS.aviso)),
};

export const modalidad = onCard(choice(MODALIDADES, 'Presencial'));
