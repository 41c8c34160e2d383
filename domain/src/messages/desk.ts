// Messages for moderators at the desk.

export const notAModerator = 'No encontramos esa página.';
export const staleSession = 'Pasaron más de doce horas: cerrá la sesión y volvé a entrar.';
export const noCase = 'No encontramos ese caso.';
export const stale = 'Otra persona ya decidió este caso, o cambió mientras lo mirabas. Miralo de nuevo.';
export const forAnother = 'Lo decide otra persona: lo denunciaste, o es una apelación de una decisión tuya.';
export const noPerson = 'No hay ninguna cuenta con ese nombre.';
export const otherName = 'Esa cuenta cambió de nombre mientras la mirabas. Miralo de nuevo.';
export const noComplaint = 'Esa denuncia ya no está.';
