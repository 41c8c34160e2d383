import { STATES_OF_LASTING } from '../evento/state.ts';
import {
  choice,
  filledText,
  flag,
  inDetail,
  moment,
  note,
  onCard,
  optional,
  picture,
  state,
} from '../values/fields.ts';
import { LIMITS } from '../values/limits.ts';
import { VISIBILIDADES } from './access.ts';
import { MODALIDADES } from './item.ts';

/** Fields of every kind. */
export const ITEM_FIELDS = {
  titulo: filledText(LIMITS.titulo, true),
  descripcion: filledText(LIMITS.descripcion),
  url_imagen: picture(),
  visibilidad: optional(choice(VISIBILIDADES, 'publico')),
  publicarDesde: optional(moment()),
  publicarHasta: optional(moment()),
};

/** Changes of a course or promo after its publication. */
export const CHANGE_FIELDS = {
  estado: optional(onCard(state(STATES_OF_LASTING, 'programado'))),
  agotado: optional(onCard(flag())),
  aviso: optional(inDetail(note(LIMITS.aviso))),
};

export const modalidad = onCard(choice(MODALIDADES, 'Presencial'));
