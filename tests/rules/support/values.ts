import { doc, type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import type { Firestore as AdminFirestore, DocumentData } from 'firebase-admin/firestore';
import { FieldValue as AdminFieldValue } from 'firebase-admin/firestore';

/** A reference independent of any SDK. */
export class Ref {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }
}
export const ref = (path: string): Ref => new Ref(path);

export const NOW = Symbol('the server’s time');
/** Ends of suspensions. */
export const [PAST, FUTURE] = [new Date('2020-01-01T00:00:00Z'), new Date('2199-12-31T00:00:00Z')];
/** In a change: the field is left out. */
export const LEFT_OUT = Symbol('left out');

export type RulesFixture = Record<string, unknown>;

function turn(value: unknown, of: (marker: Ref | typeof NOW) => unknown): unknown {
  if (value instanceof Ref || value === NOW) return of(value as Ref | typeof NOW);
  if (Array.isArray(value)) return value.map((element) => turn(element, of));
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, turn(field, of)]));
  }
  return value;
}

export const forClient = (db: Firestore, data: RulesFixture): DocumentData =>
  turn(data, (special) =>
    special instanceof Ref ? doc(db, special.path) : serverTimestamp(),
  ) as DocumentData;
export const forAdmin = (db: AdminFirestore, data: RulesFixture): DocumentData =>
  turn(data, (special) =>
    special instanceof Ref ? db.doc(special.path) : AdminFieldValue.serverTimestamp(),
  ) as DocumentData;

export function changed(data: RulesFixture, change: RulesFixture): RulesFixture {
  return Object.fromEntries(Object.entries({ ...data, ...change }).filter(([, value]) => value !== LEFT_OUT));
}
