import { formSchema } from '@vidriera/domain/item/kinds-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import { tipoSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import { keepDraftText } from '@vidriera/kit/data/drafts';
import { readParsed } from '@vidriera/session/local-storage';
import type { PostValues } from '../values.ts';

/** Names a draft: of a new item (any kind), or of changes to item `id` or a copy of that item. */
export type DraftKey = { uid: string; tipo: Tipo; id?: string | undefined };

const draftSchema = z.object({
  values: formSchema,
  /** Number of chosen pictures, to say how many could not be kept. */
  photos: z.number().check(z.int(), z.minimum(0)),
  /** Version of the edited item; '' for a new one. */
  version: z.string(),
  /** The new item's last kind. */
  tipo: z.catch(z.optional(tipoSchema), undefined),
  /** The new item's id, once it was sent: without an answer it may be published. */
  attempt: z.catch(z.optional(z.object({ id: z.string(), tipo: tipoSchema })), undefined),
});
export type PostAttempt = { id: string; tipo: Tipo };
export type PostDraft = z.infer<typeof draftSchema>;

const key = ({ uid, tipo, id }: DraftKey): string =>
  ['vidriera.borrador', uid, ...(id ? [tipo, id] : ['nuevo'])].join('.');
/** The key of older drafts, one per kind. */
const formerKey = ({ uid, tipo }: DraftKey): string => `vidriera.borrador.${uid}.${tipo}`;

export const readDraft = (place: DraftKey): PostDraft | null =>
  readParsed(key(place), draftSchema) ?? (place.id ? null : readParsed(formerKey(place), draftSchema));

export const sameValues = (values: PostValues, otherValues: PostValues): boolean =>
  JSON.stringify(formSchema.parse(values)) === JSON.stringify(formSchema.parse(otherValues));

/** @returns whether this browser keeps it */
export const saveDraft = (place: DraftKey, draft: PostDraft): boolean =>
  keepDraftText(place.uid, key(place), JSON.stringify(draft));

/** @returns whether it is deleted */
export function deleteDraft(place: DraftKey): boolean {
  if (!place.id) keepDraftText(place.uid, formerKey(place), null);
  return keepDraftText(place.uid, key(place), null);
}
