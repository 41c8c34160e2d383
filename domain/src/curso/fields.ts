import { CHANGE_FIELDS, ITEM_FIELDS, modalidad } from '../item/fields.ts';
import {
  categorias,
  choice,
  count,
  day,
  hour,
  inDetail,
  localidad,
  onCard,
  optional,
  optionalLink,
  precio,
  regla,
  text,
  tituloCategoria,
} from '../values/fields.ts';
import { LIMITS } from '../values/limits.ts';
import { LICENCIATURAS } from './curso.ts';

export const CURSO_FIELDS = {
  ...ITEM_FIELDS,
  descripcionReserva: inDetail(text(LIMITS.descripcion)),
  cantHoras: onCard(count(LIMITS.cantHoras)),
  categorias: categorias(LIMITS.categoriasCurso),
  tituloCategoria: onCard(tituloCategoria()),
  direccion: onCard(text(LIMITS.direccion)),
  /** Where it differs from its owner's. */
  localidad: localidad(),
  fechaDesde: onCard(day()),
  fechaHasta: onCard(day()),
  /** Its weekdays. The form writes those of every week. */
  regla: optional(onCard(regla())),
  modalidad,
  nombreProfe: onCard(text(LIMITS.nombre)),
  licenciatura: onCard(choice(LICENCIATURAS, 'Prof.')),
  horaInicio: onCard(hour()),
  horaFin: onCard(hour()),
  precio: onCard(precio(true)),
  linkReserva: inDetail(optionalLink()),
  referenciaProfe: text(LIMITS.descripcion),
  ...CHANGE_FIELDS,
};
