import { tipoSchema } from 'domain/ids-schema';
import { mensajes } from 'domain/messages';
import { data, type LoaderFunctionArgs } from 'kit/router';
import { type Lectura, leerPropio } from '../post/leer-propio.ts';

export type DatosEditar = { lectura: Promise<Lectura>; vez: number };

/**
 * Loader of `/editar-post/{type}/{id}`. Not awaited: the screen says 'Cargando…' meanwhile.
 * @throws a 404 answer for a type that is none
 */
export function loadEditar({ params }: Pick<LoaderFunctionArgs, 'params'>): DatosEditar {
  const tipo = tipoSchema.safeParse(params.type);
  if (!tipo.success) {
    throw data({ codigo: 'no-encontrado', mensaje: mensajes.general.noEncontrada }, { status: 404 });
  }
  return { lectura: leerPropio(tipo.data, params.id ?? ''), vez: performance.now() };
}
