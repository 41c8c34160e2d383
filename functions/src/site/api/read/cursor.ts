import { PHASES, type Phase } from '@vidriera/domain/agenda/order';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { itemIdSchema, tipoSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';

/** Firestore's first and last second: years 1 and 9999. */
const [FIRST, LAST] = [-62_135_596_800, 253_402_300_799];

/** Position in a list, opaque to clients. `at` freezes the list's parts at the time of the first page. */
const positionSchema = z.object({
  /** Added with each page. */
  tipo: z.optional(tipoSchema),
  phase: z.enum(PHASES),
  /** Milliseconds. */
  at: z.number().check(z.int(), z.minimum(Date.UTC(2020, 0)), z.maximum(Date.UTC(2100, 0))),
  /** Last item seen: ordering date and id; absent at the start of a part. */
  after: z.nullable(
    z.object({
      s: z.number().check(z.int(), z.minimum(FIRST), z.maximum(LAST)),
      n: z.number().check(z.int(), z.minimum(0), z.maximum(999_999_999)),
      id: itemIdSchema,
      /** Weight in a search. */
      w: z.optional(z.number().check(z.int(), z.minimum(0))),
    }),
  ),
});
export type CursorPosition = z.infer<typeof positionSchema>;

/**
 * Returns a text such as 'evento.upcoming.1795604400000.1795617000.0.a1b2': kind, part, `at`, then seconds,
 * nanoseconds, id and weight of the last item seen. It compresses to a quarter of base64 JSON, because the
 * page repeats most parts.
 */
export const writeCursor = ({ tipo = '' as never, phase, at, after }: CursorPosition): string =>
  [
    tipo,
    phase,
    at,
    ...(after ? [after.s, after.n, after.id] : []),
    ...(after?.w === undefined ? [] : [after.w]),
  ].join('.');

const FOREIGN = messages.requests.badCursor;
const whole = (text: string | undefined): number =>
  /^-?\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN;

/** Splits a cursor's text; `null` if it has too many parts. */
function unpacked(text: string): unknown {
  const [tipo, phase, at, s, n, id, w, ...more] = text.split('.');
  if (more.length > 0) return null;
  const after =
    s === undefined ? null : { s: whole(s), n: whole(n), id, ...(w !== undefined && { w: whole(w) }) };
  return { ...(tipo && { tipo }), phase, at: whole(at), after };
}

/** Parses a request's cursor; refuses texts that this server never writes. */
export const cursorSchema = z.pipe(
  z.string(),
  z.transform((text, ctx): CursorPosition => {
    const read = positionSchema.safeParse(unpacked(text));
    if (read.success) return read.data;
    ctx.issues.push({ input: ctx.value, code: 'custom', message: FOREIGN });
    return z.NEVER;
  }),
);

/**
 * Refuses the cursor of another list.
 * @param of returns kind and parts of the requested list; `null` for bad parameters
 */
export const ofThisList =
  <P extends { cursor?: CursorPosition | undefined }>(
    of: (params: P) => { tipo: Tipo; phases: readonly Phase[] } | null,
  ) =>
  (params: P, ctx: z.core.$RefinementCtx<P>): void => {
    const { cursor } = params;
    const list = of(params);
    if (!cursor || (list && list.tipo === cursor.tipo && list.phases.includes(cursor.phase))) return;
    ctx.addIssue({ code: 'custom', path: ['cursor'], message: FOREIGN });
  };
