import { groupDigits } from '../values/group-digits.ts';
import { quoted } from '../values/isolated.ts';

interface SeatFacts {
  titulo: string;
  /** 'el sábado 28 de noviembre a las 21:00' */
  when: string;
  /** The time before, of a date that moved and took its guests along. */
  from?: string | null;
  seats: number;
  isKept: boolean;
}
interface ComplaintFacts {
  titulo: string;
  reference: string;
  /** Of a suspension: 'hasta el 5 de diciembre de 2026'. */
  until: string;
  /** Whether somebody complained, or only the desk looks. */
  isComplained: boolean;
  /** Cases at the desk. */
  waiting: number;
}
const kept = (seats: number): string =>
  seats === 1 ? 'Tu lugar ya está reservado.' : `Tus ${seats} lugares ya están reservados.`;
const LOST = 'Lo que habías pedido quedó sin efecto.';

/** '1 vista', '1.200 vistas' */
const counted = (count: number, singular: string, many = `${singular}s`): string =>
  `${groupDigits(count)} ${count === 1 ? singular : many}`;

// Every subject begins with the product's words; texts by others follow.

export const signature = 'Vidriera';
/** News of an event with seats. `news`: of one date; `hint`: precedes the page's address. */
export const notices = {
  several: (titulo: string) => `Vidriera: novedades de ${quoted(titulo)}`,
  link: 'Ver el evento',
  own: 'Ver mis reservas',
  stop: 'Te escribimos porque pediste lugar. Para no recibir más mails de eventos y promos:',
  'moved-up': {
    subject: (titulo: string) => `Vidriera: tenés lugar en ${quoted(titulo)}`,
    news: ({ titulo, when, seats }: SeatFacts) =>
      `Se liberó lugar en ${quoted(titulo)}, ${when}. ${kept(seats)}`,
    hint: () => 'Si no vas a poder ir, avisá en la página así va otra persona:',
  },
  fewer: {
    subject: (titulo: string) => `Vidriera: menos lugares en ${quoted(titulo)}`,
    news: ({ titulo, when, isKept }: SeatFacts) =>
      isKept
        ? `${quoted(titulo)}, ${when}, ahora tiene menos lugares de los que pediste. Ajustamos tu pedido a los que hay.`
        : `${quoted(titulo)}, ${when}, ya no da lugares. ${LOST}`,
    hint: () => 'Mirá en la página cómo quedó tu pedido:',
  },
  cancelled: {
    subject: (titulo: string) => `Vidriera: se canceló ${quoted(titulo)}`,
    news: ({ titulo, when }: SeatFacts) => `${quoted(titulo)}, que era ${when}, se canceló. ${LOST}`,
    hint: () => 'La página del evento es esta:',
  },
  postponed: {
    subject: (titulo: string) => `Vidriera: se pospuso ${quoted(titulo)}`,
    news: ({ titulo, when }: SeatFacts) => `${quoted(titulo)}, que era ${when}, se pospuso. ${LOST}`,
    hint: () => 'Cuando tenga fecha nueva, pedí lugar en la página:',
  },
  moved: {
    subject: (titulo: string) => `Vidriera: cambió de fecha u horario ${quoted(titulo)}`,
    news: ({ titulo, when, from, seats, isKept }: SeatFacts) => {
      if (!isKept) return `${quoted(titulo)} ya no es ${when}. ${LOST}`;
      if (!from) return `${quoted(titulo)} ahora empieza ${when}. Seguís en la lista.`;
      const own = seats === 0 ? 'Seguís en la lista de espera.' : kept(seats);
      return `${quoted(titulo)} era ${from}, y ahora es ${when}. ${own}`;
    },
    hint: ({ from, isKept }: SeatFacts) =>
      isKept
        ? from
          ? 'Si así no podés, dejá tu lugar acá:'
          : 'Si así no podés, avisá en la página:'
        : 'Si te sirve la fecha nueva, pedí lugar en la página:',
  },
  /** A cancelled date takes place after all; its seats were given up. */
  'back-on': {
    subject: (titulo: string) => `Vidriera: vuelve a hacerse ${quoted(titulo)}`,
    news: ({ titulo, when }: SeatFacts) => `${quoted(titulo)} vuelve a hacerse ${when}. ${LOST}`,
    hint: () => 'Si querés ir, pedí lugar de nuevo en la página:',
  },
};
/** A creator's message to the guests of a date. */
export const message = {
  subject: (titulo: string) => `Vidriera: mensaje de quien organiza ${quoted(titulo)}`,
  news: ({ titulo, when }: Pick<SeatFacts, 'titulo' | 'when'>) =>
    `Quien organiza ${quoted(titulo)}, ${when}, te escribe:`,
  hint: 'Para responder, usá los datos de contacto de su página:',
  link: 'Ver el evento',
  complain: (address: string) => `Si este mensaje no corresponde, denuncialo: ${address}`,
};
/** News of an unused promo. */
export const promoNotices = {
  stop: 'Te escribimos porque pediste una promo. Para no recibir más mails de eventos y promos:',
  link: 'Ver las promos que pedí',
  hint: 'Tus promos están acá:',
  subject: {
    cancelled: (titulo: string) => `Vidriera: se canceló la promo ${quoted(titulo)}`,
    withdrawn: (titulo: string) => `Vidriera: ya no está la promo ${quoted(titulo)}`,
    restored: (titulo: string) => `Vidriera: vuelve la promo ${quoted(titulo)}`,
  },
};
/** About a complaint: to its person, to moderators (`grave`), and to the author. */
export const complaints = {
  reasons: (labels: readonly string[]) => `Motivo: ${labels.join('; ')}.`,
  moderator: (text: string) => `Moderación escribió: ${quoted(text)}.`,
  appeal: 'Si no estás de acuerdo, podés apelar una vez acá:',
  answer: 'Si querés contarle algo a quien lo revisa, podés hacerlo acá:',
  answered: 'Es la respuesta a tu apelación, y la decisión es final.',
  unmoderated:
    'Nadie modera todavía, así que te llega a vos: nombrá a alguien con «npm run moderators», o decidí vos con «npm run desk».',
  received: {
    subject: ({ reference }: ComplaintFacts) => `Vidriera: recibimos tu denuncia ${reference}`,
    before: [
      ({ titulo, reference }: ComplaintFacts) =>
        `Recibimos tu denuncia de ${quoted(titulo)}. Su número de referencia es ${reference}.`,
      () => 'Una persona la va a leer, y te avisamos cómo termina. Quien lo publicó no sabe que fuiste vos.',
    ],
    link: 'Ir a Vidriera',
  },
  acted: {
    subject: ({ reference }: ComplaintFacts) => `Vidriera: actuamos por tu denuncia ${reference}`,
    before: [
      ({ titulo }: ComplaintFacts) => `${quoted(titulo)} ya no se ve en Vidriera. Gracias por avisar.`,
    ],
    link: 'Ir a Vidriera',
  },
  kept: {
    subject: ({ reference }: ComplaintFacts) => `Vidriera: leímos tu denuncia ${reference}`,
    before: [
      ({ titulo }: ComplaintFacts) =>
        `Revisamos ${quoted(titulo)} y no encontramos que rompa las reglas. Sigue publicado.`,
    ],
    link: 'Ir a Vidriera',
  },
  grave: {
    subject: () => 'Vidriera: llegó una denuncia grave',
    before: [({ titulo }: ComplaintFacts) => `Denunciaron ${quoted(titulo)}. Está en la cola de moderación.`],
    link: 'Abrir la cola',
  },
  desk: {
    subject: ({ waiting }: ComplaintFacts) =>
      `Vidriera: ${waiting === 1 ? 'espera un caso' : `esperan ${waiting} casos`} en la mesa`,
    before: [
      ({ titulo, waiting }: ComplaintFacts) =>
        `${waiting === 1 ? 'Espera un caso' : `Esperan ${waiting} casos`}.${titulo ? ` Primero: ${quoted(titulo)}.` : ''}`,
    ],
    link: 'Abrir la mesa',
  },
  held: {
    subject: ({ titulo }: ComplaintFacts) => `Vidriera: ${quoted(titulo)} está en revisión`,
    before: [
      ({ titulo, isComplained }: ComplaintFacts) =>
        isComplained
          ? `Denunciaron ${quoted(titulo)}. Mientras una persona lo revisa, nadie más lo ve.`
          : `Una persona revisa ${quoted(titulo)}. Mientras tanto, nadie más lo ve.`,
      () => 'Los lugares y las promos que ya dieron siguen en pie.',
    ],
    link: 'Ver por qué',
  },
  removed: {
    subject: ({ titulo }: ComplaintFacts) => `Vidriera: sacamos ${quoted(titulo)}`,
    before: [
      ({ titulo }: ComplaintFacts) =>
        `Revisamos ${quoted(titulo)} y rompe las reglas: ya no se ve en Vidriera.`,
    ],
    link: 'Ver por qué',
  },
  suspended: {
    subject: () => 'Vidriera: suspendimos tu cuenta',
    before: [
      ({ until }: ComplaintFacts) =>
        `Suspendimos tu cuenta ${until}. Mientras tanto nadie ve lo que publicaste, y no podés publicar ni editar.`,
      () => 'Podés entrar, descargar tus datos, devolver lugares y promos, y eliminar tu cuenta.',
    ],
    link: 'Ver por qué',
  },
  lifted: {
    subject: () => 'Vidriera: terminó la suspensión de tu cuenta',
    before: [() => 'Terminó la suspensión de tu cuenta: lo que publicaste se ve otra vez, como antes.'],
    link: 'Ir a Vidriera',
  },
  back: {
    subject: ({ titulo }: ComplaintFacts) => `Vidriera: ${quoted(titulo)} se ve otra vez`,
    before: [({ titulo }: ComplaintFacts) => `${quoted(titulo)} terminó su revisión, y se ve como antes.`],
    link: 'Ir a Vidriera',
  },
};
/** Account letters, on request. */
export const confirmMail = {
  subject: 'Vidriera: confirmá tu mail',
  before: ['Para confirmar que este mail es tuyo, abrí este link y tocá el botón:'],
  link: 'Confirmar mi mail',
  after: ['Si no creaste una cuenta en Vidriera, no hagas nada.'],
};
export const resetPassword = {
  subject: 'Vidriera: elegí una contraseña nueva',
  before: ['Pediste cambiar tu contraseña de Vidriera. Abrí este link y elegí una nueva:'],
  link: 'Elegir una contraseña',
  after: [
    'El link sirve una sola vez, y por una hora.',
    'Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.',
  ],
};
/** On request, to any address. The code stands in the subject, for phones that fill it in. */
export const code = {
  subject: (code: string) => `Vidriera: tu código es ${code}`,
  before: (code: string) => [
    `Tu código para entrar a Vidriera es ${code}.`,
    'Escribilo en la página donde lo pediste. Sirve una sola vez, por 10 minutos.',
    'No se lo pases a nadie. Si no lo pediste, no hagas nada: sin esa página no sirve.',
  ],
};
/** A creator's month. Months are words: 'noviembre'. */
export const figures = {
  subject: (month: string) => `Vidriera: tu resumen de ${month}`,
  sums: (month: string, views: number, presses: number) =>
    `En ${month} tu vidriera tuvo ${counted(views, 'vista')} y ${counted(presses, 'toque')}.`,
  /** Compares views with the month before. */
  compared: (before: string, views: number, then: number) =>
    views === then
      ? `Son las mismas vistas que en ${before}.`
      : `${Math.abs(views - then) === 1 ? 'Es' : 'Son'} ${counted(Math.abs(views - then), 'vista')} ${views > then ? 'más' : 'menos'} que en ${before}.`,
  top: 'Lo más visto:',
  item: (place: number, titulo: string, views: number) =>
    `${place}. ${quoted(titulo)}: ${counted(views, 'vista')}`,
  seats: (count: number) => `En ese mes te pidieron ${counted(count, 'lugar', 'lugares')}.`,
  promos: (taken: number, redeemed: number) =>
    `Promos tomadas: ${groupDigits(taken)}. Canjeadas: ${groupDigits(redeemed)}.`,
  link: 'Ver tus estadísticas',
  after: ['Una vista no es una persona: si alguien entra tres veces, son tres vistas.'],
  stop: 'Te escribimos porque sos creador en Vidriera. Para no recibir más este resumen:',
};
/** After a person took seats. */
export const seat = {
  subject: (titulo: string) => `Vidriera: guardamos tu lugar en ${quoted(titulo)}`,
  news: ({ titulo, when, seats }: Omit<SeatFacts, 'isKept'>) =>
    `Te guardamos ${seats === 1 ? 'un lugar' : `${seats} lugares`} en ${quoted(titulo)}, ${when}.`,
  attached: 'La fecha va adjunta, para tu calendario.',
  hint: 'Si no vas a poder ir, devolvelo en la página así va otra persona:',
  link: 'Ver el evento',
};
/** The evening before a date with a seat, or that a person asked about, or two hours before. */
export const reminder = {
  subject: (titulo: string) => `Vidriera: mañana, ${quoted(titulo)}`,
  today: (titulo: string, startsAt: string) => {
    const hour = startsAt.split('T')[1];
    return hour ? `Vidriera: hoy a las ${hour}, ${quoted(titulo)}` : `Vidriera: hoy, ${quoted(titulo)}`;
  },
  news: ({ titulo, when, seats }: Omit<SeatFacts, 'isKept'>) =>
    `${seats === 1 ? 'Tenés un lugar' : `Tenés ${seats} lugares`} en ${quoted(titulo)}, ${when}.`,
  hint: 'Si no vas a poder ir, avisá en la página así va otra persona:',
  asked: ({ titulo, when }: Pick<SeatFacts, 'titulo' | 'when'>) =>
    `Nos pediste que te avisemos: ${quoted(titulo)} es ${when}. La página del evento es esta:`,
  /** After a reminder. */
  cancelled: ({ titulo, when }: Pick<SeatFacts, 'titulo' | 'when'>) =>
    `${quoted(titulo)}, que era ${when}, se canceló. Nos habías pedido que te avisemos.`,
  postponed: ({ titulo, when }: Pick<SeatFacts, 'titulo' | 'when'>) =>
    `${quoted(titulo)}, que era ${when}, se pospuso. Nos habías pedido que te avisemos.`,
  moved: ({ titulo, when }: Pick<SeatFacts, 'titulo' | 'when'>) =>
    `Nos pediste que te avisemos de ${quoted(titulo)}, y cambió: ahora es ${when}.`,
  'back-on': ({ titulo, when }: Pick<SeatFacts, 'titulo' | 'when'>) =>
    `${quoted(titulo)} vuelve a hacerse ${when}.`,
  gone: ({ titulo, when }: Pick<SeatFacts, 'titulo' | 'when'>) => `${quoted(titulo)} ya no es ${when}.`,
  page: 'La página del evento es esta:',
  link: 'Ver el evento',
  reminderMail: {
    seat: 'Te escribimos porque pediste lugar. Para no recibir más recordatorios del día antes:',
    asked: 'Te escribimos porque pediste que te avisemos. Para no recibir más recordatorios del día antes:',
  },
  reminderSoonMail: {
    seat: 'Te escribimos porque pediste lugar. Para no recibir más recordatorios de dos horas antes:',
    asked:
      'Te escribimos porque pediste que te avisemos. Para no recibir más recordatorios de dos horas antes:',
  },
};
/** Once a week: what begins soon by those whom a person follows. */
export const digest = {
  subject: 'Vidriera: lo que viene de quienes seguís',
  intro: 'En los próximos días:',
  item: ({ titulo, nombre, when }: { titulo: string; nombre: string; when: string }) =>
    `${quoted(titulo)}, de ${nombre}: ${when}.`,
  link: 'Ver todo en Vidriera',
  stop: 'Te escribimos una vez por semana, porque seguís a alguien en Vidriera. Para no recibir más este mail:',
};
/** Once, a week before an account that nobody confirmed is deleted. */
export const unconfirmedAccount = {
  subject: 'Vidriera: tu cuenta sin confirmar',
  before: [
    'Creaste una cuenta en Vidriera y no confirmaste tu mail. Como está vacía, la vamos a eliminar en una semana.',
    'Si querés conservarla, abrí este link y tocá el botón:',
  ],
  link: 'Confirmar mi mail',
  after: [
    'El link sirve por tres días. Después, entrá a Vidriera con tu cuenta y pedí otro.',
    'Si no creaste una cuenta en Vidriera, no hagas nada.',
  ],
};
