import { messageIdSchema } from '../seats/messages-schema.ts';
import { TIPOS } from '../values/ids.ts';
import { itemIdSchema, tipoSchema, uidSchema } from '../values/ids-schema.ts';
import { z } from '../zod.ts';

/**
 * Kinds that may be held for review: items, `user`: an account's profile with everything it shows, and `message`: what a creator wrote to
 * guests.
 */
export const SUBJECT_KINDS = [...TIPOS, 'user', 'message'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

const partsSchema = z.pipe(
  z.transform((path: string) => path.split('/')),
  z.union([
    z.tuple([tipoSchema, itemIdSchema]),
    z.tuple([z.literal('user'), uidSchema]),
    z.tuple([z.literal('message'), messageIdSchema]),
  ]),
);

/** A thing that may be held or reported, by its document's path: 'evento/abc', 'user/uid', 'message/id'. */
export const subjectSchema = z
  .string()
  .check(
    z.maxLength(140),
    z.refine((path) => partsSchema.safeParse(path).success, 'Dirección inválida'),
  )
  .brand<'Subject'>();
export type Subject = z.infer<typeof subjectSchema>;

export function partsOf(subject: Subject): { kind: SubjectKind; id: string } {
  const [kind, id] = partsSchema.parse(subject);
  return { kind, id };
}

/** Returns a thing's name in ids of documents: 'evento_abc'. */
export const subjectId = (subject: Subject): string => subject.replace('/', '_');

/** @throws if it is none */
export const subjectOf = (kind: SubjectKind, id: string): Subject => subjectSchema.parse(`${kind}/${id}`);
