import { createHmac } from 'node:crypto';
import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';
import { mailboxOf } from '../../base/people/mailbox.ts';

/** A document `noMail/{hash}`: letters to this mailbox bounced, so none is sent until it expires. */
interface NoMail {
  expiresAt: Date;
}

/** Returns a keyed hash of a mailbox: the list says nothing of people who have no account here. */
const hashOf = (secret: string, address: string): string =>
  createHmac('sha256', secret)
    .update(`no mail\n${mailboxOf(address)}`)
    .digest('hex');

const refOf = (db: Firestore, secret: string, address: string) => refs.noMail(db, hashOf(secret, address));

/** Whether letters to this address bounced. */
export async function bounces(
  { db, secret, now }: { db: Firestore; secret: string; now: () => Date },
  address: string,
): Promise<boolean> {
  const until = (await refOf(db, secret, address).get()).get('expiresAt');
  return until !== undefined && until.toDate() > now();
}

/** Lists addresses as not to write to for a year, or takes them from the list. */
export async function setNoMail(
  { db, secret, now }: { db: Firestore; secret: string; now: () => Date },
  addresses: string[],
  listed: boolean,
): Promise<void> {
  const entry: NoMail = { expiresAt: new Date(now().getTime() + RETENTION_DAYS.noMail * DAY_MS) };
  const writer = db.bulkWriter();
  for (const address of addresses) {
    const ref = refOf(db, secret, address);
    void (listed ? writer.set(ref, entry) : writer.delete(ref));
  }
  await writer.close();
}

/** Reads addresses, one a line. @throws Error naming the line that is none */
export function addressesIn(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const wrong = lines.findIndex((line) => line !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(line));
  if (wrong >= 0) throw new Error(`line ${wrong + 1} is no address: nothing was changed`);
  return lines.filter(Boolean);
}
