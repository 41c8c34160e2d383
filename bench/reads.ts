import { Firestore } from 'firebase-admin/firestore';

/** Documents billed by Firestore. */
export interface ReadBill {
  reads: number;
  writes: number;
}

/** The parts of answers that are billed. */
interface BilledChunk {
  document?: unknown;
  skippedResults?: number;
  found?: unknown;
  missing?: unknown;
  result?: { aggregateFields?: Record<string, { integerValue?: string | number }> };
}
interface Wire {
  requestStream: (method: string, ...rest: unknown[]) => Promise<NodeJS.ReadableStream>;
  request: (method: string, request: { writes?: unknown[] }, ...rest: unknown[]) => Promise<unknown>;
}

/** Aggregations bill one read per thousand documents, and at least one. */
const counted = ({ result }: BilledChunk): number =>
  Object.values(result?.aggregateFields ?? {}).reduce(
    (sum, { integerValue }) => sum + Math.max(1, Math.ceil(Number(integerValue) / 1000)),
    0,
  );

/**
 * Counts billed reads and writes from now on, on the wire: queries, gets, offsets, counts and transaction
 * retries. An empty query bills one read.
 */
export function countReads(): { take: () => ReadBill } {
  const wire = Firestore.prototype as unknown as Wire;
  const { requestStream, request } = wire;
  let bill: ReadBill = { reads: 0, writes: 0 };
  wire.requestStream = async function (this: Wire, method, ...rest) {
    const stream = await requestStream.call(this, method, ...rest);
    const { emit } = stream;
    let found = 0;
    stream.emit = function (this: NodeJS.ReadableStream, event: string | symbol, ...args: unknown[]) {
      if (event === 'data') {
        const chunk = args[0] as BilledChunk;
        const documents = chunk.document || chunk.found || chunk.missing ? 1 : 0;
        const read = documents + Number(chunk.skippedResults ?? 0) + counted(chunk);
        found += read;
        bill.reads += read;
      }
      if (event === 'end' && method === 'runQuery' && found === 0) bill.reads++;
      return emit.call(this, event, ...args);
    };
    return stream;
  };
  wire.request = function (this: Wire, method, sent, ...rest) {
    if (method === 'commit') bill.writes += sent.writes?.length ?? 0;
    return request.call(this, method, sent, ...rest);
  };
  return {
    take: () => {
      const taken = bill;
      bill = { reads: 0, writes: 0 };
      return taken;
    },
  };
}
