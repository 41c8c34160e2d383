import { SCREENS_CACHE } from '@vidriera/domain/site/kept-screens';
import { DRAFT_DAYS } from '@vidriera/domain/site/retention';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { ATTEMPTS_KEY, CLAIMS_KEY, SEATS_KEY } from '@vidriera/kit/going/stored-keys';
import { PHOTO_DATABASE } from '@vidriera/session/photo-database';

/** One kind of data that a browser keeps: the prefixes of its keys, its content, and its end. */
export interface DeviceEntry {
  keys: readonly string[];
  holds: string;
  until: string;
}

const SIGN_OUT = 'Hasta que cerrás sesión';
const TAB = 'Hasta que cerrás la pestaña';
const SITE = 'Hasta que borrás los datos del sitio';

/** Every place where pages keep something. tests/lint/device-storage.test.ts looks for keys that are missing here. */
export const DEVICE_STORAGE: readonly DeviceEntry[] = [
  {
    keys: ['firebaseLocalStorageDb', 'firebase:'],
    holds: 'Tu sesión, que mantiene Firebase',
    until: SIGN_OUT,
  },
  {
    keys: [LOCAL_KEYS.userId, LOCAL_KEYS.role, LOCAL_KEYS.username, LOCAL_KEYS.zona],
    holds: 'Tu identificador, tu rol, tu nombre de usuario y tu zona, para dibujar la pantalla sin saltos',
    until: SIGN_OUT,
  },
  {
    keys: [CLAIMS_KEY, SEATS_KEY],
    holds:
      'Las promos que tomaste y tus lugares, con lo que quien organiza escribió, y cuándo se leyeron, para mostrarlos sin conexión',
    until: SIGN_OUT,
  },
  {
    keys: ['vidriera'],
    holds:
      'La clave con la que este teléfono firma los códigos de tus promos, y las últimas páginas públicas que viste',
    until: SITE,
  },
  {
    keys: [SCREENS_CACHE],
    holds:
      'Los archivos de «Promos que pedí», «Mis reservas» y la puerta, sin datos tuyos, para abrirlas sin señal',
    until: SITE,
  },
  {
    keys: ['vidriera.borrador', 'vidriera.borradores'],
    holds: 'Lo que escribiste en un formulario y todavía no guardaste, y cuándo entraste acá por última vez',
    until: `Hasta que lo guardás o lo descartás, pasan ${DRAFT_DAYS} días sin que entres acá, o eliminás tu cuenta`,
  },
  {
    keys: ['vidriera.traer'],
    holds: 'La lista de links que estás trayendo, y qué pasó con cada uno',
    until: `Hasta que traés otra o la descartás, pasan ${DRAFT_DAYS} días sin que entres acá, o eliminás tu cuenta`,
  },
  {
    keys: [PHOTO_DATABASE],
    holds: 'Las fotos que elegiste en un formulario y todavía no guardaste, achicadas y sin sus datos',
    until: 'Hasta que las guardás o las quitás, cerrás sesión o pasan 7 días',
  },
  {
    keys: [LOCAL_KEYS.city],
    holds: 'La ciudad que elegiste para explorar',
    until: 'Hasta que elegís «Toda la Argentina»',
  },
  {
    keys: ['vidriera.mailConfirmado'],
    holds: 'El enlace con el que confirmaste tu mail, ya usado, para decírtelo si lo abrís otra vez',
    until: SITE,
  },
  { keys: ['vidriera.busquedas'], holds: 'Tus últimas cinco búsquedas', until: 'Hasta que las borrás' },
  {
    keys: [LOCAL_KEYS.sidebar, LOCAL_KEYS.font],
    holds: 'Si plegaste el menú, y si la letra de los títulos ya está descargada',
    until: SITE,
  },
  {
    keys: ['vidriera.reloj'],
    holds:
      'Cuánto adelanta o atrasa el reloj de este dispositivo, si anda mal, para que tus códigos sirvan también sin conexión',
    until: 'Hasta que el reloj anda bien, o borrás los datos del sitio',
  },
  {
    keys: ['vidriera.mostrador', 'vidriera.ayudante', 'vidriera.ayudanteNuevo', 'vidriera.enlaceAyudante'],
    holds: 'Si canjeás promos de otra persona: tu permiso y los códigos que tomaste sin conexión',
    until: 'Hasta que termina el permiso, o borrás los datos del sitio',
  },
  {
    keys: ['vidriera.puerta', 'vidriera.puertaNueva', 'vidriera.enlacePuerta'],
    holds:
      'Si atendés la puerta de un evento: tu permiso, la lista con nombres, lugares y respuestas, y lo que marcaste, para que ande sin señal',
    until:
      'Hasta que abrís la página pasadas 12 horas del final del evento; los nombres, si sos el creador, hasta que cerrás sesión',
  },
  {
    keys: ['vidriera.codigo'],
    holds:
      'El código que pediste para entrar: tu nombre, tu mail, el nombre de usuario que elegiste, la página a la que ibas, y una clave sin la que el código no sirve',
    until: 'Hasta que entrás o tocás «No soy yo», o por 20 minutos',
  },
  {
    keys: ['vidriera.dispositivo'],
    holds:
      'Una prueba de que entraste a tu cuenta en este dispositivo, sin tu mail, para que nadie te deje sin códigos pidiéndolos por vos',
    until: SITE,
  },
  {
    keys: ['vidriera.afterSignIn'],
    holds: 'Lo que ibas a hacer cuando te pedimos entrar',
    until: 'Hasta que lo hacés o cerrás sesión, o por una hora',
  },
  {
    keys: [
      'vidriera.presionado',
      ATTEMPTS_KEY,
      'vidriera.ownSeats',
      'vidriera.avisos',
      'react-router-scroll-positions',
    ],
    holds:
      'Si en esta pestaña te pedimos entrar, lo que enviaste sin que llegara la respuesta, los eventos en los que tenés lugar o pediste aviso, los errores que ya nos informó la página y por dónde ibas en cada una',
    until: TAB,
  },
  {
    keys: ['firebase-heartbeat-database', 'validate-browser-context-for-indexeddb-analytics-module'],
    holds:
      'En qué días usaste Firebase y con qué versión, para sus estadísticas técnicas, y una prueba de que el navegador puede guardarlo, que se borra enseguida',
    until: SITE,
  },
];
