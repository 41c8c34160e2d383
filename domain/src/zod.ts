import { config } from 'zod/mini';

/** zod probes `eval` for its compiled parsers, which a strict Content-Security-Policy refuses: keep to the interpreter. */
config({ jitless: true });

export * as z from 'zod/mini';
