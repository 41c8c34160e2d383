import type { DocumentReference } from 'firebase-admin/firestore';

/** Processes a query page by page; the work must remove documents from its result. */
export async function eachPage(
  read: () => Promise<{ docs: { ref: DocumentReference }[] }>,
  work: (ref: DocumentReference) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { docs } = await read();
    if (docs.length === 0) return;
    await Promise.all(docs.map(({ ref }) => work(ref)));
  }
}
