/** Values that Firestore takes in one `in`. */
const MOST = 30;

/** Cuts a list of creators into parts that a query takes. */
export const thirties = (uids: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(uids.length / MOST) }, (_, at) => uids.slice(at * MOST, (at + 1) * MOST));
