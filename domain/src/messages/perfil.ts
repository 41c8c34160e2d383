export const perfil = {
  missingRole: 'Elegí un rol (personal o creador)',
  missingDescripcion: 'Como creador, agregá una descripción',
  notLoaded: 'No se pudieron cargar tus datos',
  signupNotSaved: 'No se pudieron guardar los datos',
  editNotSaved: 'No se pudieron guardar los cambios',
  photoNotUploaded: 'No se pudo subir la foto de perfil',
  imagesNotUploaded: 'No se pudieron subir las imágenes',
  saved: '✅ Datos guardados',
  updated: '✅ Perfil actualizado',
  photoUploaded: 'Foto de perfil subida',
  galeriaAdded: 'Imágenes agregadas a la galería del creador',
  unsaved:
    'Tenés cambios sin guardar. Si salís ahora, lo que escribiste queda como borrador en este dispositivo.',
  unsavedPhotos:
    'Tenés cambios sin guardar: las fotos están subidas, pero quedan en tu perfil recién cuando guardás. Lo que escribiste queda como borrador en este dispositivo.',
  saving: 'Guardando...',
  uploading: 'Subiendo...',
  nothingKept: 'Ya no guardamos tu perfil de creador anterior. Cargalo de nuevo.',
  restored: 'Recuperaste tu perfil de creador.',
  notRestored: 'No se pudo recuperar tu perfil de creador',
  notFound: 'Perfil no encontrado.',
  empty: (tab: string) => `No hay ${tab} ${tab === 'promos' ? 'cargadas' : 'cargados'}`,
} as const;
