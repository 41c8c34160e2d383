import type { Tipo } from 'domain/ids';
import { comoErrorDatos } from 'kit/datos/errores';
import type { ItemPropio } from 'kit/datos/esquemas';
import { leerItem } from 'kit/datos/leer';

/** What came of reading an own item, in words for the person when it can't be had. */
export type Lectura =
  | { kind: 'ok'; item: ItemPropio }
  | { kind: 'fallo'; mensaje: string; reintentar: boolean };

/** Reads an own item; never rejects, so that a loader can hand it on unawaited. */
export async function leerPropio(tipo: Tipo, id: string): Promise<Lectura> {
  try {
    return { kind: 'ok', item: await leerItem(tipo, id) };
  } catch (error) {
    const { codigo, message } = comoErrorDatos(error);
    if (codigo === 'interno') console.error(error);
    return { kind: 'fallo', mensaje: message, reintentar: codigo === 'sin-conexion' || codigo === 'interno' };
  }
}
