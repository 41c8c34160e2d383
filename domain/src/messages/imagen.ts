/** Choosing and uploading a picture. */
export const imagen = {
  notAnImage: 'Elegí un archivo de imagen (JPG, PNG, WebP, AVIF o GIF).',
  heic: 'Esa foto es HEIC y muchos teléfonos no la muestran. En el iPhone: Ajustes › Cámara › Formatos › «El más compatible», o mandátela por WhatsApp y elegí esa.',
  tooHeavy: 'La imagen pesa más de 10 MB. Elegí una más liviana.',
  notOurs: 'No es una imagen de la vidriera',
  foreign: 'Esa imagen no es tuya.',
  notUploaded: 'No se pudo subir la imagen. Intentá de nuevo.',
  still: 'La subida va muy lenta, o se paró. Seguimos: fijate si tenés buena señal.',
  stuck: 'La subida quedó parada un minuto. Fijate si tenés internet e intentá de nuevo.',
  cancelled: 'Cancelaste la subida.',
} as const;
