/** Choosing and uploading a picture. */
export const imagen = {
  notAnImage: 'Elegí un archivo de imagen (JPG, PNG, WebP, AVIF o GIF).',
  tooHeavy: 'La imagen pesa más de 10 MB. Elegí una más liviana.',
  notOurs: 'No es una imagen de la vidriera',
  foreign: 'Esa imagen no es tuya.',
  notUploaded: 'No se pudo subir la imagen. Intentá de nuevo.',
  cancelled: 'Cancelaste la subida.',
} as const;
