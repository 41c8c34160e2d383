/** The order of a creator's profile. */
export const orden = {
  missingHeading: 'Escribí el título',
  taken: 'Ya tenés un título igual.',
  gone: 'Eso ya no está: lo sacaste desde otra pestaña o dispositivo.',
  full: (max: number) => `Podés ordenar hasta ${max} links y títulos. Sacá un título y probá de nuevo.`,
  fullPins: (max: number) => `Podés fijar hasta ${max} links. Soltá uno y probá de nuevo.`,
  notSaved: 'No se pudo guardar el orden. Quedó como estaba.',
  notLoaded: 'No se pudo cargar el orden de tu perfil.',
  pin: 'Fijar arriba',
  unpin: 'Dejar de fijar',
  pinned: (isPinned: boolean) => (isPinned ? 'Quedó fijado arriba.' : 'Ya no está fijado.'),
  opens: 'Listo: tu vidriera se abre ahí.',
  place: (what: string, at: number, of: number) => `${what} ahora está en el lugar ${at} de ${of}.`,
} as const;
