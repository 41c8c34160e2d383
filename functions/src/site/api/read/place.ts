import { placeByCode } from '@vidriera/domain/localidad/places';
import { placeSchema, type WirePlace } from '@vidriera/domain/localidad/schema';

/** `GET /api/agenda/lugares/{codigo}` from the built-in list, without reads. `null` for an unknown code. */
export function place(codigo: string): WirePlace | null {
  const found = placeByCode(codigo);
  const zona = placeByCode(found?.zona);
  return found && zona && placeSchema.parse({ ...named(found), zona: named(zona) });
}

const named = ({ code, nombre }: { code: string; nombre: string }) => ({ codigo: code, nombre });
