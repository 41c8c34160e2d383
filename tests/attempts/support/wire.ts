/** Values, documents and writes as Firestore's REST interface carries them. */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };
export type Fields = Record<string, Value>;

/** What is done to a field once the write's own fields are in. */
export type Transform = { fieldPath: string } & (
  | { setToServerValue: 'REQUEST_TIME' }
  | { increment: Value }
  | { maximum: Value }
  | { appendMissingElements: { values: Value[] } }
  | { removeAllFromArray: { values: Value[] } }
);

/** One write of a commit: `fields` with a `mask` change those alone, without one they are the whole document. `null`: a deletion. */
export interface Write {
  /** Beneath `documents/`. */
  path: string;
  fields: Fields | null;
  mask?: string[];
  transforms?: Transform[];
  /** Done only if the document is there, or is not. */
  exists?: boolean;
}

/** What is stored, by path. */
export type World = ReadonlyMap<string, Fields>;

export const PROJECT = 'demo-caso-attempts';
export const nothing: Value = { nullValue: null };
export const text = (stringValue: string): Value => ({ stringValue });
export const whole = (value: number): Value => ({ integerValue: String(value) });
export const map = (fields: Fields): Value => ({ mapValue: { fields } });
export const list = (values: Value[]): Value => ({ arrayValue: { values } });
export const time = (timestampValue: string): Value => ({ timestampValue });
export const reference = (path: string, project = PROJECT, database = '(default)'): Value => ({
  referenceValue: `projects/${project}/databases/${database}/documents/${path}`,
});

/** Stands for the server's time in what is expected to be stored. */
export const SERVER_TIME = time('the server’s time');
export const isServerTime = (value: Value | undefined): boolean => value === SERVER_TIME;
export const now = (fieldPath: string): Transform => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

/** One spelling for each value: empty lists and moments have several on the wire. */
export function spelled(value: Value | undefined): string {
  if (!value) return 'missing';
  if (isServerTime(value)) return 'server time';
  if ('timestampValue' in value) return `time ${Date.parse(value.timestampValue)}`;
  if ('arrayValue' in value) return `[${(value.arrayValue.values ?? []).map(spelled).join()}]`;
  if ('mapValue' in value) return `{${spelledFields(value.mapValue.fields ?? {})}}`;
  return JSON.stringify(value);
}
export const spelledFields = (fields: Fields): string =>
  Object.keys(fields)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${spelled(fields[name])}`)
    .join();
