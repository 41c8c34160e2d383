import type { callableErrorSchema, callables } from './callables-schema.ts';
import type { z } from './zod.ts';

/** The callable functions, each at `/fn/{name}`. */
export type CallableName = keyof typeof callables;

/** What one is called with. */
export type Entrada<N extends CallableName> = z.input<(typeof callables)[N]['entrada']>;

/** What it answers. */
export type Salida<N extends CallableName> = z.infer<(typeof callables)[N]['salida']>;

/** Why it refuses; `mensaje` is for people. */
export type CallableError = z.infer<typeof callableErrorSchema>;
