import { HOLD_REASONS, type HoldReason } from '@vidriera/domain/held/reasons';
import { type Subject, subjectSchema } from '@vidriera/domain/held/subject-schema';
import { HELD_LEDGER_PREFIX } from '@vidriera/domain/usuario/ledger';
import { z } from '@vidriera/domain/zod';
import type { Bucket } from '../firestore/admin.ts';

/** Why a thing was held since `when`. No reasons: it was held no more. */
export interface RecordedHold {
  subject: Subject;
  when: Date;
  reasons: HoldReason[];
  suspendedUntil: Date | null;
}
/** A ledger entry; `hold` is `null` if unreadable. */
export type HoldEntry = { name: string; hold: RecordedHold | null };

const list = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(' ')),
  ),
  z.array(z.enum(HOLD_REASONS)),
);
const metadataSchema = z.object({
  metadata: z.object({
    when: z.iso.datetime(),
    reasons: z.optional(list),
    suspendedUntil: z.optional(z.iso.datetime()),
  }),
});

export const holdFile = (bucket: Bucket, subject: Subject) => bucket.file(`${HELD_LEDGER_PREFIX}${subject}`);

/** Writes an entry over the one before: an empty file with metadata, as deletions have. */
export async function writeHold(
  bucket: Bucket,
  { subject, when, reasons, suspendedUntil }: RecordedHold,
): Promise<void> {
  const metadata = {
    when: when.toISOString(),
    ...(reasons.length > 0 && { reasons: reasons.join(' ') }),
    ...(suspendedUntil && { suspendedUntil: suspendedUntil.toISOString() }),
  };
  await holdFile(bucket, subject).save('', {
    resumable: false,
    metadata: { cacheControl: 'no-store', metadata },
  });
}

export async function* recordedHolds(bucket: Bucket): AsyncGenerator<HoldEntry> {
  for await (const { name, metadata } of bucket.getFilesStream({ prefix: HELD_LEDGER_PREFIX })) {
    const subject = subjectSchema.safeParse(name.slice(HELD_LEDGER_PREFIX.length));
    const details = metadataSchema.safeParse(metadata);
    if (!subject.success || !details.success) yield { name, hold: null };
    else {
      const { when, reasons = [], suspendedUntil } = details.data.metadata;
      const until = suspendedUntil ? new Date(suspendedUntil) : null;
      yield { name, hold: { subject: subject.data, when: new Date(when), reasons, suspendedUntil: until } };
    }
  }
}
