/** Values, documents and writes as Firestore's REST interface carries them. */
export type FirestoreValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values?: FirestoreValue[] } }
  | { mapValue: { fields?: FirestoreFields } };
export type FirestoreFields = Record<string, FirestoreValue>;

/** What is done to a field once the write's own fields are in. */
export type Transform = { fieldPath: string } & (
  | { setToServerValue: 'REQUEST_TIME' }
  | { increment: FirestoreValue }
  | { maximum: FirestoreValue }
  | { appendMissingElements: { values: FirestoreValue[] } }
  | { removeAllFromArray: { values: FirestoreValue[] } }
);

/** One write of a commit: `fields` with a `mask` change those alone, without one they are the whole document. `null`: a deletion. */
export interface FirestoreWrite {
  /** Beneath `documents/`. */
  path: string;
  fields: FirestoreFields | null;
  mask?: string[];
  transforms?: Transform[];
  /** Done only if the document is there, or is not. */
  exists?: boolean;
}

/** What is stored, by path. */
export type FirestoreWorld = ReadonlyMap<string, FirestoreFields>;

export const PROJECT = 'demo-caso-attempts';
export const nothing: FirestoreValue = { nullValue: null };
export const text = (stringValue: string): FirestoreValue => ({ stringValue });
export const whole = (value: number): FirestoreValue => ({ integerValue: String(value) });
export const map = (fields: FirestoreFields): FirestoreValue => ({ mapValue: { fields } });
export const list = (values: FirestoreValue[]): FirestoreValue => ({ arrayValue: { values } });
export const time = (timestampValue: string): FirestoreValue => ({ timestampValue });
export const reference = (path: string, project = PROJECT, database = '(default)'): FirestoreValue => ({
  referenceValue: `projects/${project}/databases/${database}/documents/${path}`,
});

/** Stands for the server's time in what is expected to be stored. */
export const SERVER_TIME = time('the server’s time');
export const isServerTime = (value: FirestoreValue | undefined): boolean => value === SERVER_TIME;
export const now = (fieldPath: string): Transform => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

/** One spelling for each value: empty lists and moments have several on the wire. */
export function spelled(value: FirestoreValue | undefined): string {
  if (!value) return 'missing';
  if (isServerTime(value)) return 'server time';
  if ('timestampValue' in value) return `time ${Date.parse(value.timestampValue)}`;
  if ('arrayValue' in value) return `[${(value.arrayValue.values ?? []).map(spelled).join()}]`;
  if ('mapValue' in value) return `{${spelledFields(value.mapValue.fields ?? {})}}`;
  return JSON.stringify(value);
}
export const spelledFields = (fields: FirestoreFields): string =>
  Object.keys(fields)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${spelled(fields[name])}`)
    .join();
