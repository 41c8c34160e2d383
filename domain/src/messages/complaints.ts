// Complaints about things, and what their authors and moderators read.

import { RETENTION_DAYS } from '../site/retention.ts';

export const missingReason = 'Elegí un motivo';
export const missingText = 'Contanos qué pasa';
export const missingAnswer = 'Escribí lo que querés contarle';
export const missingAppeal = 'Contanos por qué no estás de acuerdo';
export const missingReference = 'Escribí el número';
export const noAddress = 'Pegá la dirección de un evento, un curso, una promo o un perfil de Vidriera';
export const noThing = 'No encontramos eso en Vidriera: puede que ya no esté publicado.';
export const own = 'Esto es tuyo: podés editarlo o borrarlo.';
export const flood =
  'Ya recibimos muchas denuncias de esto. Si querés contarnos algo más, escribinos a la dirección de contacto.';
export const noReference = `No encontramos ese número. Guardamos las denuncias ${RETENTION_DAYS.complaints} días.`;
export const cannotAppeal = 'Ya no podés apelar.';
export const suspendedBefore = 'Una cuenta anterior con este mail está suspendida.';
/** @param until 'hasta el 5 de diciembre de 2026' */
export const suspended = (until: string) =>
  `Tu cuenta está suspendida ${until}. Podés ver por qué, y apelar, en Vidriera.`;
