import { tipoSchema } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { comoErrorDatos } from 'kit/datos/errores';
import type { ItemPropio } from 'kit/datos/esquemas';
import { leerItem } from 'kit/datos/leer';
import { data, type LoaderFunctionArgs } from 'kit/router';

/** What came of reading the item, in words for the person when it can't be edited. */
export type Lectura =
  | { kind: 'ok'; item: ItemPropio }
  | { kind: 'fallo'; mensaje: string; reintentar: boolean };
export type DatosEditar = { lectura: Promise<Lectura>; vez: number };

/**
 * Loader of `/editar-post/{type}/{id}`. Not awaited: the screen says 'Cargando…' meanwhile.
 * @throws a 404 answer for a type that is none
 */
export function cargarEditar({ params }: LoaderFunctionArgs): DatosEditar {
  const tipo = tipoSchema.safeParse(params.type);
  if (!tipo.success) {
    throw data({ codigo: 'no-encontrado', mensaje: mensajes.general.noEncontrada }, { status: 404 });
  }
  return { lectura: leer(tipo.data, params.id ?? ''), vez: performance.now() };
}

async function leer(tipo: ItemPropio['tipo'], id: string): Promise<Lectura> {
  try {
    return { kind: 'ok', item: await leerItem(tipo, id) };
  } catch (error) {
    const { codigo, message } = comoErrorDatos(error);
    if (codigo === 'interno') console.error(error);
    return { kind: 'fallo', mensaje: message, reintentar: codigo === 'sin-conexion' || codigo === 'interno' };
  }
}
