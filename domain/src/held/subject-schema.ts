import { TIPOS } from '../values/ids.ts';
import { itemIdSchema, tipoSchema, uidSchema } from '../values/ids-schema.ts';
import { z } from '../zod.ts';

/** Kinds that may be held for review: items, and `user`: an account's profile with everything it shows. */
export const SUBJECT_KINDS = [...TIPOS, 'user'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

const partsSchema = z.pipe(
  z.transform((path: string) => path.split('/')),
  z.union([z.tuple([tipoSchema, itemIdSchema]), z.tuple([z.literal('user'), uidSchema])]),
);

/** A thing that may be held or reported, by its document's path: 'evento/abc', 'user/uid'. */
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
