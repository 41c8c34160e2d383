import { Firestore, Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** Documents read, as Firestore bills them (an empty answer counts one), apart from counts. */
export type Lecturas = { consultas: number; documentos: number; sueltos: number };

/** Runs `tarea` and tells what it read: documents of queries, and documents by their address. */
export async function lecturasDe(tarea: () => Promise<unknown>): Promise<Lecturas> {
  const lecturas: Lecturas = { consultas: 0, documentos: 0, sueltos: 0 };
  const query = Query.prototype.get;
  const todos = Firestore.prototype.getAll; // a single document's `get` goes through it too
  const espias = [
    vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
      const snapshot = await query.call(this);
      lecturas.consultas++;
      lecturas.documentos += Math.max(1, snapshot.size);
      return snapshot;
    }),
    vi.spyOn(Firestore.prototype, 'getAll').mockImplementation(async function (this: Firestore, ...args) {
      const docs = await todos.apply(this, args);
      lecturas.sueltos += docs.length;
      return docs;
    }),
  ];
  try {
    await tarea();
  } finally {
    for (const espia of espias) espia.mockRestore();
  }
  return lecturas;
}
