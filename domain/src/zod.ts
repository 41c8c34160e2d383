import * as z from './zod-names.ts';

/** zod probes `eval` for its compiled parsers, which a strict Content-Security-Policy refuses: keep to the interpreter. */
z.config({ jitless: true });

export { z };
