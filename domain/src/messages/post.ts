import type { CalendarRefusal, FileRefusal } from '../traer/calendar-refusal.ts';
import type { Tipo } from '../values/ids.ts';
import { quoted } from '../values/isolated.ts';

export const noUsuario = 'No encontramos tu usuario. Iniciá sesión nuevamente.';
export const created = (tipo: Tipo) => `${tipo} creado con éxito`;
export const updated = (tipo: Tipo) => `${tipo} actualizado con éxito`;
export const saveFailed = 'Error al guardar';
export const loading = 'Cargando…';
export const removeSeveral = (amount: number) =>
  amount === 1
    ? '¿Eliminar lo que elegiste? Esta acción no se puede deshacer.'
    : `¿Eliminar los ${amount} que elegiste? Esta acción no se puede deshacer.`;
export const remove = (tipo: Tipo) => `¿Eliminar este ${tipo}? Esta acción no se puede deshacer.`;
export const notDeleted = 'No se pudo eliminar. Intentá de nuevo.';
export const missingTitulo = 'Escribí un título.';
export const tituloTooLong = 'El título puede tener hasta 120 caracteres.';
export const missingDescripcion = 'Escribí una descripción.';
export const descripcionTooLong = 'La descripción puede tener hasta 4000 caracteres.';
export const missingFecha = 'Elegí la fecha.';
export const missingRecurrencia = 'Elegí qué día se repite.';
export const severalLose = 'Si hay gente anotada o con promos sin usar, le avisamos acá y por mail.';
export const missingFirst = 'Elegí la primera fecha.';
export const fechasReversed = 'La fecha de fin es anterior a la de inicio.';
export const momentsReversed = 'Tiene que ser después de «Publicar desde».';
export const linkAndAforo = 'Con un link de reserva no llevamos los lugares. Dejá uno solo de los dos.';
export const missingChange = 'Elegí qué cambió.';
export const missingHours = 'Escribí desde y hasta qué hora.';
export const changeSaved = 'Listo: ya se ve en tu publicación.';
export const changedElsewhere = 'Esta publicación cambió mientras tanto. Mirala y elegí de nuevo.';
export const badPesos = 'Escribí el precio en pesos, sin centavos.';
export const past = (day: string) => `Ese día, ${day}, ya pasó: va a salir como «ya fue». ¿Está bien así?`;
export const stretched =
  'Puede haber gente anotada. Los días pasan a ser una sola fecha: quien se anotó para otro día que el primero pierde su lugar, y le avisamos. ¿Lo guardamos?';
export const apart =
  'Puede haber gente anotada. Cada día pasa a ser una fecha: quien ya se anotó queda en el primer día, y le avisamos si cambia la hora. ¿Lo guardamos?';
export const goesOn = (titulo: string) => `Anotado: ${quoted(titulo)} sigue.`;
export const readingPage = 'Leyendo la página…';
export const pageRead = 'Tomamos el título y la descripción de la página: cambialos como quieras.';
export const pageNotRead = 'No pudimos leer la página: escribí vos el título y la descripción.';
export const notPublic =
  'Esa dirección no se puede leer desde afuera. Escribí vos el título y la descripción.';
export const listed = 'Esa dirección figura en una lista de sitios peligrosos.';
export const calendarNotPublic =
  'Esa dirección no se puede leer desde afuera. Descargá el archivo y elegilo acá.';
export const calendarNotRead: Record<CalendarRefusal, string> = {
  private:
    'Ese calendario no es público. En Google Calendar usá la «Dirección secreta en formato iCal», o descargá el archivo y elegilo acá.',
  missing: 'En esa dirección no hay ningún calendario. Fijate que esté completa.',
  down: 'El sitio del calendario no responde. Probá más tarde, o descargá el archivo y elegilo acá.',
  slow: 'El calendario tarda demasiado en llegar. Probá de nuevo, o descargá el archivo y elegilo acá.',
  'too-large': 'El calendario pesa más de 2 MB. Exportá una parte y elegí el archivo acá.',
  'no-calendar': 'Esa dirección no lleva a un calendario (.ics). Copiá la que dice «en formato iCal».',
};
export const fileNotRead: Record<FileRefusal, string> = {
  'too-large': 'El archivo pesa más de 2 MB. Exportá una parte y elegila acá.',
  gone: 'No pudimos abrir el archivo: lo movieron, o está en la nube. Descargalo y elegilo de nuevo.',
};
export const fileNoCalendar = 'El archivo no es un calendario (.ics).';
export const notYours = 'Esta publicación no es tuya.';
export const alreadyGone = 'Esta publicación ya no está: la eliminaste en otra pestaña o en otro teléfono.';
export const published = 'Esto ya está publicado, con otros datos.';
export const changed = 'Esta publicación cambió en otra pestaña o en otro teléfono mientras la editabas.';
export const full = (tipo: Tipo, max: number) =>
  `Llegaste al máximo de ${max} ${tipo}s. Eliminá alguno que ya no uses para publicar otro.`;
export const creadoresOnly = 'Para publicar necesitás un perfil de creador.';
