import { messages } from '@vidriera/domain/messages/messages';

const WAIT = 10_000;

/**
 * Returns the device's position in degrees.
 * @param exact uses satellites, which takes longer
 * @throws GeolocationPositionError; TypeError if the browser has no geolocation
 */
export const devicePosition = (exact: boolean): Promise<{ lat: number; lng: number }> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => resolve({ lat, lng }),
      reject,
      { enableHighAccuracy: exact, timeout: WAIT },
    );
  });

/** Returns the message for an error of `devicePosition`. @param instead the alternative: 'pegá las coordenadas' */
export function positionProblem(caught: unknown, instead: string): string {
  const code = typeof caught === 'object' && caught !== null && 'code' in caught ? caught.code : null;
  switch (code) {
    case null:
      return `Este navegador no sabe decir dónde estás: ${instead}.`;
    case 1:
      return `No nos diste permiso para saber dónde estás. Habilitá la ubicación para este sitio en tu navegador, o ${instead}. Si entraste desde otra app, abrí Vidriera en el navegador.`;
    case 2:
      return `Tu teléfono no pudo saber dónde está. Prendé la ubicación y probá de nuevo, o ${instead}.`;
    case 3:
      return `Tardó demasiado en encontrarte. Probá de nuevo al aire libre, o ${instead}.`;
    default:
      return messages.general.internal;
  }
}
