export const missingRole = 'Elegí un rol (personal o creador)';
export const missingDescripcion = 'Como creador, agregá una descripción';
export const notLoaded = 'No se pudieron cargar tus datos';
export const signupNotSaved = 'No se pudieron guardar los datos';
export const editNotSaved = 'No se pudieron guardar los cambios';
export const photoNotUploaded = 'No se pudo subir la foto de perfil';
export const imagesNotUploaded = 'No se pudieron subir las imágenes';
export const saved = '✅ Datos guardados';
export const updated = '✅ Perfil actualizado';
export const photoUploaded = 'Foto de perfil subida';
export const galeriaAdded = 'Imágenes agregadas a la galería del creador';
export const changed =
  'Tu perfil cambió en otra pestaña o en otro teléfono. Mirá lo marcado: si guardás de nuevo, queda lo de acá.';
export const changedTo = (value: string) => (value ? `Allá quedó «${value}».` : 'Allá quedó vacío.');
export const oldPage = 'Esta página es de antes: recargala para cambiar tu rol.';
export const unsaved =
  'Tenés cambios sin guardar. Si salís ahora, lo que escribiste queda como borrador en este dispositivo.';
export const unsavedNotKept =
  'Tenés cambios sin guardar, y este navegador no pudo guardar un borrador: si salís ahora, se pierden.';
export const unsavedPhotos =
  'Tenés cambios sin guardar: las fotos están subidas, pero quedan en tu perfil recién cuando guardás. Lo que escribiste queda como borrador en este dispositivo.';
export const saving = 'Guardando...';
export const uploading = 'Subiendo...';
export const nothingKept = 'Ya no guardamos tu perfil de creador anterior. Cargalo de nuevo.';
export const restored = 'Recuperaste tu perfil de creador.';
export const notRestored = 'No se pudo recuperar tu perfil de creador';
export const notFound = 'Perfil no encontrado.';
export const empty = (tab: string) => `No hay ${tab} ${tab === 'promos' ? 'cargadas' : 'cargados'}`;
