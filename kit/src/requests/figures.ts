import type { Month } from '@vidriera/domain/figures/month';
import { monthSchema } from '@vidriera/domain/figures/month-schema';
import { FIGURES_MAIL, getsSummarySchema } from '@vidriera/domain/figures/summary-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { withFailures } from '@vidriera/session/firebase-failure';
import { asWrite } from '@vidriera/session/stale';
import { type Connected, connect, connectToWrite } from '../data/connection.ts';

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
      read.flatMap((one) => (one.exists() ? [[one.id, monthSchema.parse(one.data())] as const] : [])),
    );
  }, messages.list.dataNotLoaded);
}

/** Whether the signed-in creator gets the monthly summary by mail. @throws Failure 'no-session' | 'no-connection' | 'internal' */
export function getsSummary({ connection = connect }: Connected = {}): Promise<boolean> {
  return withFailures(async () => {
    const { own } = await connection();
    return getsSummarySchema.parse(await own());
  }, messages.list.dataNotLoaded);
}

/** Starts or stops the monthly summary. @throws Failure 'no-session' | 'no-connection' | 'internal' */
export function setSummary(isOn: boolean, { connection = connectToWrite }: Connected = {}): Promise<void> {
  return withFailures(async () => {
    const { db, doc, uid, updateDoc } = await connection();
    await asWrite(updateDoc(doc(db, 'user', uid), { [FIGURES_MAIL]: isOn }));
  });
}
