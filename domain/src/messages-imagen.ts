/** Choosing and uploading a picture. */
export const imagen = {
  noEsImagen: 'Elegí un archivo de imagen (JPG, PNG, WebP, AVIF o GIF).',
  muyPesada: 'La imagen pesa más de 10 MB. Elegí una más liviana.',
  noSubio: 'No se pudo subir la imagen. Intentá de nuevo.',
} as const;
