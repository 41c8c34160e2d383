/** Messages for moderators at the desk. */
export const desk = {
  notAModerator: 'No encontramos esa página.',
  staleSession: 'Pasaron más de doce horas: cerrá la sesión y volvé a entrar.',
  noCase: 'No encontramos ese caso.',
  stale: 'Otra persona ya decidió este caso, o cambió mientras lo mirabas. Miralo de nuevo.',
  forAnother: 'Lo decide otra persona: es tuyo, o es una apelación de una decisión tuya.',
  noPerson: 'No hay ninguna cuenta con ese nombre.',
  otherName: 'Esa cuenta cambió de nombre mientras la mirabas. Miralo de nuevo.',
  noComplaint: 'Esa denuncia ya no está.',
} as const;
