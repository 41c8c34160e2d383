import { PHASES, type Phase } from '@vidriera/domain/agenda/order';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { itemIdSchema, tipoSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';

/** Seconds of the first and last moment that Firestore stores: years 1 and 9999. */
const [FIRST, LAST] = [-62_135_596_800, 253_402_300_799];

/**
 * Where a list goes on. Its form is the server's own affair: clients hand it back as they got it.
 * `at` keeps the list's parts where they were however late the next page is asked for.
 */
const positionSchema = z.object({
  /** Kind of the list; whoever answers a page adds it. */
  tipo: z.optional(tipoSchema),
  phase: z.enum(PHASES),
  /** Milliseconds. */
  at: z.number().check(z.int(), z.minimum(Date.UTC(2020, 0)), z.maximum(Date.UTC(2100, 0))),
  /** Last item seen, absent at the start of a part: its ordering date, as seconds and nanoseconds, and its id. */
  after: z.nullable(
    z.object({
      s: z.number().check(z.int(), z.minimum(FIRST), z.maximum(LAST)),
      n: z.number().check(z.int(), z.minimum(0), z.maximum(999_999_999)),
      id: itemIdSchema,
      /** Of a search, its weight. */
      w: z.optional(z.number().check(z.int(), z.minimum(0))),
    }),
  ),
});
export type CursorPosition = z.infer<typeof positionSchema>;

/**
 * 'evento.upcoming.1795604400000.1795617000.0.a1b2': kind, part, `at`, and of what was seen last its seconds, nanoseconds, id and, in a search, weight. In plain words, for
 * most of them stand elsewhere on the page: it weighs a quarter of what JSON in base 64 did.
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

/** Takes a cursor's text apart. @returns `null` where it has too many parts */
function unpacked(text: string): unknown {
  const [tipo, phase, at, s, n, id, w, ...more] = text.split('.');
  if (more.length > 0) return null;
  const after =
    s === undefined ? null : { s: whole(s), n: whole(n), id, ...(w !== undefined && { w: whole(w) }) };
  return { ...(tipo && { tipo }), phase, at: whole(at), after };
}

/** The cursor of a request; refuses what this server did not write. */
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
 * For the parameters of a list: refuses the cursor of another list.
 * @param of kind and parts of the list that the parameters ask for; `null` where they ask for none
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
