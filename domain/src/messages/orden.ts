// The order of a creator's profile.

export const missingHeading = 'Escribí el título';
export const taken = 'Ya tenés un título igual.';
export const gone = 'Eso ya no está: lo sacaste desde otra pestaña o dispositivo.';
export const full = (max: number) =>
  `Podés ordenar hasta ${max} links y títulos. Sacá un título y probá de nuevo.`;
export const fullPins = (max: number) => `Podés fijar hasta ${max} links. Soltá uno y probá de nuevo.`;
export const notSaved = 'No se pudo guardar el orden. Quedó como estaba.';
export const notLoaded = 'No se pudo cargar el orden de tu perfil.';
export const pin = 'Fijar arriba';
export const unpin = 'Dejar de fijar';
export const pinned = (isPinned: boolean) => (isPinned ? 'Quedó fijado arriba.' : 'Ya no está fijado.');
export const toTop = 'Subir al principio';
export const atTop = 'Quedó primero, debajo de los fijados.';
export const firstPinned = 'Quedó primero entre los fijados.';
export const opens = 'Listo: tu vidriera se abre ahí.';
export const place = (what: string, at: number, of: number) =>
  `${what} ahora está en el lugar ${at} de ${of}.`;
