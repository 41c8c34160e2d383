/** Profiles, one’s own and others’. */
export const perfil = {
  faltaRol: 'Elegí un rol (personal o creador)',
  faltaDescripcion: 'Como creador, agregá una descripción',
  noCargo: 'No se pudieron cargar tus datos',
  noGuardoRegistro: 'No se pudieron guardar los datos',
  noGuardoEdicion: 'No se pudieron guardar los cambios',
  noSubioFoto: 'No se pudo subir la foto de perfil',
  noSubioImagenes: 'No se pudieron subir las imágenes',
  guardado: '✅ Datos guardados',
  actualizado: '✅ Perfil actualizado',
  fotoSubida: 'Foto de perfil subida',
  galeriaAgregada: 'Imágenes agregadas a la galería del creador',
  guardando: 'Guardando...',
  subiendo: 'Subiendo...',
  noEncontrado: 'Perfil no encontrado.',
  vacio: (tab: string) => `No hay ${tab} ${tab === 'promos' ? 'cargadas' : 'cargados'}`,
} as const;
