/** Names of public fields, as moderators read them. */
const LABELS: Record<string, string> = {
  titulo: 'Título',
  descripcion: 'Descripción',
  descripcionReserva: 'Sobre la reserva',
  categoria: 'Categoría',
  modalidad: 'Modalidad',
  estado: 'Estado',
  aviso: 'Aviso',
  enlace: 'Enlace',
  linkReserva: 'Enlace para reservar',
  fechaExacta: 'Fecha',
  fechaDesde: 'Desde',
  fechaHasta: 'Hasta',
  fechaFin: 'Último día',
  corrido: 'De corrido',
  agotado: 'Agotado',
  horaInicio: 'Empieza',
  horaFin: 'Termina',
  aforo: 'Lugares',
  direccion: 'Dirección',
  'usuario.username': 'Nombre de usuario',
  'usuario.nombre': 'Nombre de quien publica',
  username: 'Nombre de usuario',
  nombre: 'Nombre',
};

/** Returns a field's name in words; other fields keep their path. */
export const labelOf = (path: string): string => LABELS[path] ?? path;
