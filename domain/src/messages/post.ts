import type { Tipo } from '../values/ids.ts';
import { quoted } from '../values/isolated.ts';

export const post = {
  noUsuario: 'No encontramos tu usuario. Iniciá sesión nuevamente.',
  created: (tipo: Tipo) => `${tipo} creado con éxito`,
  updated: (tipo: Tipo) => `${tipo} actualizado con éxito`,
  saveFailed: 'Error al guardar',
  loading: 'Cargando…',
  removeSeveral: (amount: number) =>
    amount === 1
      ? '¿Eliminar lo que elegiste? Esta acción no se puede deshacer.'
      : `¿Eliminar los ${amount} que elegiste? Esta acción no se puede deshacer.`,
  remove: (tipo: Tipo) => `¿Eliminar este ${tipo}? Esta acción no se puede deshacer.`,
  notDeleted: 'No se pudo eliminar. Intentá de nuevo.',
  missingTitulo: 'Escribí un título.',
  tituloTooLong: 'El título puede tener hasta 120 caracteres.',
  missingDescripcion: 'Escribí una descripción.',
  descripcionTooLong: 'La descripción puede tener hasta 4000 caracteres.',
  missingFecha: 'Elegí la fecha.',
  missingRecurrencia: 'Elegí qué día se repite.',
  severalLose: 'Si hay gente anotada o con promos sin usar, le avisamos acá y por mail.',
  missingFirst: 'Elegí la primera fecha.',
  fechasReversed: 'La fecha de fin es anterior a la de inicio.',
  momentsReversed: 'Tiene que ser después de «Publicar desde».',
  linkAndAforo: 'Con un link de reserva no llevamos los lugares. Dejá uno solo de los dos.',
  missingChange: 'Elegí qué cambió.',
  missingHours: 'Escribí desde y hasta qué hora.',
  changeSaved: 'Listo: ya se ve en tu publicación.',
  changedElsewhere: 'Esta publicación cambió mientras tanto. Mirala y elegí de nuevo.',
  badPesos: 'Escribí el precio en pesos, sin centavos.',
  past: (day: string) => `Ese día, ${day}, ya pasó: va a salir como «ya fue». ¿Está bien así?`,
  goesOn: (titulo: string) => `Anotado: ${quoted(titulo)} sigue.`,
  readingPage: 'Leyendo la página…',
  pageRead: 'Tomamos el título y la descripción de la página: cambialos como quieras.',
  pageNotRead: 'No pudimos leer la página: escribí vos el título y la descripción.',
  notPublic: 'Esa dirección no se puede leer desde afuera. Escribí vos el título y la descripción.',
  listed: 'Esa dirección figura en una lista de sitios peligrosos.',
  calendarNotPublic: 'Esa dirección no se puede leer desde afuera. Descargá el archivo y elegilo acá.',
  calendarNotRead:
    'No pudimos leer el calendario. Fijate que sea público, o descargá el archivo y elegilo acá.',
  notYours: 'Esta publicación no es tuya.',
  alreadyGone: 'Esta publicación ya no está: la eliminaste en otra pestaña o en otro teléfono.',
  changed: 'Esta publicación cambió en otra pestaña o en otro teléfono mientras la editabas.',
  full: (tipo: Tipo, max: number) =>
    `Llegaste al máximo de ${max} ${tipo}s. Eliminá alguno que ya no uses para publicar otro.`,
  creadoresOnly: 'Para publicar necesitás un perfil de creador.',
} as const;
