/** Complaints about things, and what their authors and moderators read. */
export const complaints = {
  missingReason: 'Elegí un motivo',
  missingText: 'Contanos qué pasa',
  missingAppeal: 'Contanos por qué no estás de acuerdo',
  noAddress: 'Pegá la dirección de un evento, un curso, una promo o un perfil de Vidriera',
  noThing: 'No encontramos eso en Vidriera: puede que ya no esté publicado.',
  own: 'Esto es tuyo: podés editarlo o borrarlo.',
  cannotAppeal: 'Ya no podés apelar.',
  /** @param until 'hasta el 5 de diciembre de 2026' */
  suspended: (until: string) =>
    `Tu cuenta está suspendida ${until}. Podés ver por qué, y apelar, en Vidriera.`,
} as const;
