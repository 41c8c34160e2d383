import { randomUUID } from 'node:crypto';
import { perfilCreadorStoredSchema } from '@vidriera/domain/perfil/schema';
import { RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { addDays, diaOf } from '@vidriera/domain/values/fecha';
import { fechaSchema, textOrNull } from '@vidriera/domain/values/firestore-schema';
import { dayEnds } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { creatorPictures } from '../../items/images/creator-pictures.ts';
import { isKept } from '../../items/images/is-kept.ts';
import { entryOf } from '../../items/images/register.ts';

/** A document `keptPerfil/{uid}`: the profile's document as it was, and the person's place. `restored` is the id of one that came back. */
const keptSchema = z.object({
  id: z.uuid(),
  perfil: perfilCreadorStoredSchema,
  localidad: textOrNull,
  expiresAt: fechaSchema,
});
type Kept = z.infer<typeof keptSchema>;

/** Returns the kept profile; `null` if there is none to restore. */
export function readKept(kept: DocumentSnapshot, now: Date): Kept | null {
  const read = keptSchema.safeParse(kept.data());
  return read.success && isKept(kept, now) ? read.data : null;
}

/** Keeps a creator's profile that the transaction deletes or replaces, in place of one kept before. It stays 30 whole days; the night after them looks for its pictures. */
export function keepPerfil(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  tx: Transaction,
  perfil: DocumentSnapshot,
  user: DocumentSnapshot,
  restored: string | null = null,
): void {
  const uid = user.id;
  const expiresAt = dayEnds(addDays(diaOf(now()), RETENTION_DAYS.keptPerfil));
  const localidad = user.get('localidad') ?? null;
  tx.set(refs.keptPerfil(db, uid), {
    id: randomUUID(),
    perfil: perfil.data(),
    localidad,
    expiresAt,
    restored,
  });
  for (const path of creatorPictures(uid, perfil.data()) ?? [])
    tx.set(refs.upload(db, path), entryOf(path, expiresAt));
}
