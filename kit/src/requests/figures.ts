import type { Month } from '@vidriera/domain/figures/month';
import { monthSchema } from '@vidriera/domain/figures/month-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { withFailures } from '@vidriera/session/firebase-failure';
import { type Connected, connect } from '../data/connection.ts';

/**
 * Returns the signed-in creator's figures by month, one document each; months without any are missing.
 * @param months '2026-11'
 * @throws Failure 'no-session' | 'no-connection' | 'internal'
 */
export function readFigures(
  months: readonly string[],
  { connection = connect }: Connected = {},
): Promise<Map<string, Month>> {
  return withFailures(async () => {
    const { db, doc, getDoc, uid } = await connection();
    const read = await Promise.all(months.map((month) => getDoc(doc(db, 'user', uid, 'figures', month))));
    return new Map(
      read.flatMap((snapshot) =>
        snapshot.exists() ? [[snapshot.id, monthSchema.parse(snapshot.data())] as const] : [],
      ),
    );
  }, messages.list.dataNotLoaded);
}
