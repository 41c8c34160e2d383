export const kinds = 'JPG, PNG, WebP, AVIF o GIF, hasta 50 MB: la achicamos antes de subirla.';
export const preparing = (pending: number) =>
  pending === 1 ? 'Preparando la foto...' : `Preparando ${pending} fotos...`;
export const notPrepared =
  'Una foto no entró: fijate por qué arriba. Elegí otra, o tocá el botón de nuevo para seguir sin ella.';
export const madeStill = 'Es una animación: va a quedar quieta, con su primer cuadro.';
/** @param verb 'Publicar' or 'Guardar' */
export const without = (verb: string, photos: number) =>
  `${verb} ${photos === 1 ? 'sin la foto' : 'sin las fotos que faltan'}`;
export const unreadable =
  'No pudimos abrir esa imagen: puede estar dañada, o ser demasiado grande. Probá con otra.';
export const sourceTooHeavy = 'La imagen pesa más de 50 MB. Elegí una más liviana.';
export const notAnImage = 'Elegí un archivo de imagen (JPG, PNG, WebP, AVIF o GIF).';
export const heic =
  'Esa foto es HEIC y este navegador no la puede abrir. En el iPhone: Ajustes › Cámara › Formatos › «El más compatible», o mandátela por WhatsApp y elegí esa.';
export const tooHeavy = 'La imagen pesa más de 10 MB. Elegí una más liviana.';
export const notPublic = 'Esa foto no se puede leer desde afuera. Elegí otra, o publicá sin foto.';
export const notRead = 'No pudimos traer esa foto. Elegí otra, o publicá sin foto.';
export const notOurs = 'No es una imagen de la vidriera';
export const foreign = 'Esa imagen no es tuya.';
export const notUploaded = 'No se pudo subir la imagen. Intentá de nuevo.';
export const still = 'La subida va muy lenta, o se paró. Seguimos: fijate si tenés buena señal.';
export const stuck = 'La subida quedó parada un minuto. Fijate si tenés internet e intentá de nuevo.';
export const cancelled = 'Cancelaste la subida.';
