import type { z } from '../zod.ts';
import type { callableErrorSchema, callables } from './callables-schema.ts';

/** The callable functions, each at `/fn/{name}`. */
export type CallableName = keyof typeof callables;

/** What one is called with. */
export type Input<N extends CallableName> = z.input<(typeof callables)[N]['input']>;

/** What it answers. */
export type Output<N extends CallableName> = z.infer<(typeof callables)[N]['output']>;

/** Why it refuses; `message` is for people. */
export type CallableError = z.infer<typeof callableErrorSchema>;
