/** Types of Firestore's REST interface. */
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

/** Applied to a field after the write's own fields. */
export type Transform = { fieldPath: string } & (
  | { setToServerValue: 'REQUEST_TIME' }
  | { increment: FirestoreValue }
  | { maximum: FirestoreValue }
  | { appendMissingElements: { values: FirestoreValue[] } }
  | { removeAllFromArray: { values: FirestoreValue[] } }
);

/**
 * A write: `fields` with a `mask` change only those, without one they are the whole document, `null` deletes
 * it.
 */
export interface FirestoreWrite {
  /** Below `documents/`. */
  path: string;
  fields: FirestoreFields | null;
  mask?: string[];
  transforms?: Transform[];
  /** Precondition on whether the document exists. */
  exists?: boolean;
}

/** Stored documents by path. */
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

/** Placeholder for the server's time in expected documents. */
export const SERVER_TIME = time('the server’s time');
export const isServerTime = (value: FirestoreValue | undefined): boolean => value === SERVER_TIME;
export const now = (fieldPath: string): Transform => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

/** Normalises values with several spellings: empty lists and moments. */
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
