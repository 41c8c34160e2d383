import { ApiFallo } from 'kit/api-fallo';
import { ErrorDatos } from 'kit/datos/errores';

/** What came of loading something: it, or what to tell the person. */
export type Resultado<T> = { kind: 'ok'; valor: T } | { kind: 'fallo'; mensaje: string };

/**
 * A promise that never rejects, so that a loader can hand it on unawaited and its screen shows skeletons meanwhile.
 * @param mensaje what is shown on failure, from the catalogue of errors.
 */
export async function resultado<T>(promesa: Promise<T>, mensaje: string): Promise<Resultado<T>> {
  try {
    return { kind: 'ok', valor: await promesa };
  } catch (error) {
    const abortado = error instanceof DOMException && error.name === 'AbortError';
    if (!esConocido(error) && !abortado) console.error(error);
    return { kind: 'fallo', mensaje };
  }
}

/** What has words of its own and was foreseen. */
const esConocido = (error: unknown): boolean =>
  error instanceof ApiFallo || (error instanceof ErrorDatos && error.codigo !== 'interno');
