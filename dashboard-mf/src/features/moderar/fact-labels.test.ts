import { publicPerfilSchema } from '@vidriera/domain/api/schema';
import { detailSchema } from '@vidriera/domain/item/wire-schema';
import type { z } from '@vidriera/domain/zod';
import { expect, it } from 'vitest';
import { labelOf } from './fact-labels.ts';
import { LEFT_OUT } from './facts.ts';

/** A schema's definition, of the kinds that public answers have. */
type Def =
  | { type: 'object'; shape: Record<string, z.ZodMiniType> }
  | { type: 'union'; options: z.ZodMiniType[] }
  | { type: 'array'; element: z.ZodMiniType }
  | { type: 'pipe'; in: z.ZodMiniType }
  | { type: 'nullable' | 'optional' | 'default' | 'catch' | 'readonly'; innerType: z.ZodMiniType }
  | { type: 'string' };

/** Returns the paths of all values in an answer, as a moderator reads them. */
function pathsOf(schema: z.ZodMiniType, path = ''): string[] {
  const def = schema.def as unknown as Def;
  if ('shape' in def)
    return Object.entries(def.shape).flatMap(([key, field]) =>
      LEFT_OUT.has(key) ? [] : pathsOf(field, path ? `${path}.${key}` : key),
    );
  if ('options' in def) return def.options.flatMap((option) => pathsOf(option, path));
  if ('element' in def) return pathsOf(def.element, `${path}.0`);
  if ('in' in def) return pathsOf(def.in, path);
  return 'innerType' in def ? pathsOf(def.innerType, path) : [path];
}

/** Pictures are shown themselves. */
const PICTURES = ['imagen', 'usuario.imagen', 'imagenes.0', 'portada', 'galeria.0'];

it('each field of a public item or profile has a name for moderators', () => {
  const paths = [detailSchema, publicPerfilSchema].flatMap((schema) => pathsOf(schema));
  expect(paths).toContain('tarifa.aclaracion');
  const nameless = paths.filter((path) => !PICTURES.includes(path) && labelOf(path) === path);
  expect([...new Set(nameless)], 'LABELS of fact-labels.ts, or LEFT_OUT of facts.ts').toEqual([]);
});

it('a value of a list has its list’s name; an unknown field keeps its path', () => {
  expect([labelOf('avisos.2'), labelOf('nuevo.campo')]).toEqual(['Aviso de una fecha', 'nuevo.campo']);
});
