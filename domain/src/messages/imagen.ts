export const imagen = {
  kinds: 'JPG, PNG, WebP, AVIF o GIF, hasta 50 MB: la achicamos antes de subirla.',
  preparing: (pending: number) =>
    pending === 1 ? 'Preparando la foto...' : `Preparando ${pending} fotos...`,
  notPrepared:
    'Una foto no entró: fijate por qué arriba. Elegí otra, o tocá el botón de nuevo para seguir sin ella.',
  madeStill: 'Es una animación: va a quedar quieta, con su primer cuadro.',
  /** @param verb 'Publicar' or 'Guardar' */
  without: (verb: string, photos: number) =>
    `${verb} ${photos === 1 ? 'sin la foto' : 'sin las fotos que faltan'}`,
  unreadable: 'No pudimos abrir esa imagen: puede estar dañada, o ser demasiado grande. Probá con otra.',
  sourceTooHeavy: 'La imagen pesa más de 50 MB. Elegí una más liviana.',
  notAnImage: 'Elegí un archivo de imagen (JPG, PNG, WebP, AVIF o GIF).',
  heic: 'Esa foto es HEIC y este navegador no la puede abrir. En el iPhone: Ajustes › Cámara › Formatos › «El más compatible», o mandátela por WhatsApp y elegí esa.',
  tooHeavy: 'La imagen pesa más de 10 MB. Elegí una más liviana.',
  notPublic: 'Esa foto no se puede leer desde afuera. Elegí otra, o publicá sin foto.',
  notRead: 'No pudimos traer esa foto. Elegí otra, o publicá sin foto.',
  notOurs: 'No es una imagen de la vidriera',
  foreign: 'Esa imagen no es tuya.',
  notUploaded: 'No se pudo subir la imagen. Intentá de nuevo.',
  still: 'La subida va muy lenta, o se paró. Seguimos: fijate si tenés buena señal.',
  stuck: 'La subida quedó parada un minuto. Fijate si tenés internet e intentá de nuevo.',
  cancelled: 'Cancelaste la subida.',
} as const;
