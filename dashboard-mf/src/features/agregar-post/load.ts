import type { Tipo } from 'domain/ids';
import { tipoSchema } from 'domain/ids-schema';
import type { LoaderFunctionArgs } from 'kit/router';
import { leerPropio } from '../post/leer-propio.ts';
import { type Copia, copiaDe } from './copiar.ts';

/** What came of reading the item to copy. */
export type LecturaCopia =
  | { kind: 'ok'; copia: Copia }
  | { kind: 'fallo'; mensaje: string; reintentar: boolean };
export type DatosAgregar = { copia: { tipo: Tipo; id: string; lectura: Promise<LecturaCopia> } | null };

/** Loader of `/agregar-post?tipo=&copiar=`. Not awaited; an item of a kind nobody knows is not copied. */
export function loadAgregar({ request }: Pick<LoaderFunctionArgs, 'request'>): DatosAgregar {
  const params = new URL(request.url).searchParams;
  const tipo = tipoSchema.safeParse(params.get('tipo')).data;
  const id = params.get('copiar');
  return { copia: tipo && id ? { tipo, id, lectura: leer(tipo, id) } : null };
}

async function leer(tipo: Tipo, id: string): Promise<LecturaCopia> {
  const leido = await leerPropio(tipo, id);
  return leido.kind === 'ok' ? { kind: 'ok', copia: await copiaDe(leido.item) } : leido;
}
