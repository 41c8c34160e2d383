import { formSchema } from '@vidriera/domain/item/kinds-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import { tipoSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import { readParsed, write } from '@vidriera/session/local-storage';
import type { PostValues } from '../values.ts';

/** Whose draft of what: of a new item, whichever of the kinds it becomes, or of `id`: the changes to an item, a copy of one. */
export type DraftKey = { uid: string; tipo: Tipo; id?: string | undefined };

const draftSchema = z.object({
  values: formSchema,
  /** Pictures that were chosen: they are not kept, so the person is told. */
  photos: z.number().check(z.int(), z.minimum(0)),
  /** State of the item that was being changed; '' for a new one. */
  version: z.string(),
  /** What kind a new item was to be when it was last typed into. */
  tipo: z.catch(z.optional(tipoSchema), undefined),
});
export type PostDraft = z.infer<typeof draftSchema>;

/** Local storage key of a draft. Each person of a shared browser has their own. */
const key = ({ uid, tipo, id }: DraftKey): string =>
  ['vidriera.borrador', uid, ...(id ? [tipo, id] : ['nuevo'])].join('.');
/** Where a new item's draft was kept while each kind had its own. */
const formerKey = ({ uid, tipo }: DraftKey): string => `vidriera.borrador.${uid}.${tipo}`;

/** The draft left from another time, or `null`: none, one that can't be understood, or no storage allowed. */
export const readDraft = (place: DraftKey): PostDraft | null =>
  readParsed(key(place), draftSchema) ?? (place.id ? null : readParsed(formerKey(place), draftSchema));

/** Whether two forms hold the same. */
export const sameValues = (some: PostValues, others: PostValues): boolean =>
  JSON.stringify(formSchema.parse(some)) === JSON.stringify(formSchema.parse(others));

/** Keeps the draft. A full or forbidden storage costs the draft only. */
export const saveDraft = (place: DraftKey, draft: PostDraft): void =>
  write(key(place), JSON.stringify(draft));

export function deleteDraft(place: DraftKey): void {
  write(key(place), null);
  if (!place.id) write(formerKey(place), null);
}
