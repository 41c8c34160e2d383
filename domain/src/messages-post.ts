import type { Tipo } from './ids.ts';

/** Publishing, changing and deleting an item. */
export const post = {
  sinUsuario: 'No encontramos tu usuario. Iniciá sesión nuevamente.',
  creado: (tipo: Tipo) => `${tipo} creado con éxito`,
  actualizado: (tipo: Tipo) => `${tipo} actualizado con éxito`,
  errorGuardar: 'Error al guardar',
  cargando: 'Cargando…',
  eliminar: (tipo: Tipo) => `¿Eliminar este ${tipo}? Esta acción no se puede deshacer.`,
  noElimino: 'No se pudo eliminar. Intentá de nuevo.',
  faltaTitulo: 'Escribí un título.',
  tituloLargo: 'El título puede tener hasta 120 caracteres.',
  faltaDescripcion: 'Escribí una descripción.',
  descripcionLarga: 'La descripción puede tener hasta 4000 caracteres.',
  faltaCategoria: 'Elegí una categoría.',
  faltaFecha: 'Elegí la fecha.',
  faltaRecurrencia: 'Elegí qué día se repite.',
  fechasAlReves: 'La fecha de fin es anterior a la de inicio.',
  noEsTuyo: 'Esta publicación no es tuya.',
  yaNoExiste: 'Esta publicación ya no está: la eliminaste en otra pestaña o en otro teléfono.',
  cambiado: 'Esta publicación cambió en otra pestaña o en otro teléfono mientras la editabas.',
  soloCreadores: 'Para publicar necesitás un perfil de creador.',
} as const;
