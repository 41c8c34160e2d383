// Complaints about things, and what their authors and moderators read.

export const missingReason = 'Elegí un motivo';
export const missingText = 'Contanos qué pasa';
export const missingAppeal = 'Contanos por qué no estás de acuerdo';
export const noAddress = 'Pegá la dirección de un evento, un curso, una promo o un perfil de Vidriera';
export const noThing = 'No encontramos eso en Vidriera: puede que ya no esté publicado.';
export const own = 'Esto es tuyo: podés editarlo o borrarlo.';
export const cannotAppeal = 'Ya no podés apelar.';
/** @param until 'hasta el 5 de diciembre de 2026' */
export const suspended = (until: string) =>
  `Tu cuenta está suspendida ${until}. Podés ver por qué, y apelar, en Vidriera.`;
