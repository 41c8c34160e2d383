import * as mesa from './escenas-mesa.ts';
import * as noche from './escenas-noche.ts';
import * as objeto from './escenas-objeto.ts';
import * as paisaje from './escenas-paisaje.ts';
import type { Escena } from './trazos.ts';

/** Every scene by name; each gives endless variants, one a seed. */
export const ESCENAS = { ...noche, ...paisaje, ...mesa, ...objeto } satisfies Record<string, Escena>;
export type NombreEscena = keyof typeof ESCENAS;
