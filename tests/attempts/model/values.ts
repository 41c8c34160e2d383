import { type FirestoreFields, type FirestoreValue, isServerTime, PROJECT } from '../support/wire.ts';
import { goodIf, type Opinion, together } from './opinion.ts';

/** Judges a field's value written by `uid`. Limits and sets repeat `npm run reference`. */
export type ValueCheck = (value: FirestoreValue, uid: string) => Opinion;

export const textOf = (value: FirestoreValue | undefined): string | undefined =>
  value && 'stringValue' in value ? value.stringValue : undefined;
export const isNull = (value: FirestoreValue | undefined): boolean =>
  value !== undefined && 'nullValue' in value;
export const momentOf = (value: FirestoreValue | undefined): number | undefined =>
  isServerTime(value)
    ? Date.now()
    : value && 'timestampValue' in value
      ? Date.parse(value.timestampValue)
      : undefined;
/** Whether a person's document lets them write: not frozen, and no suspension, or one that is over. */
export const isActive = (user: FirestoreFields | undefined): boolean => {
  if (!user || 'frozenAt' in user) return false;
  const moment = momentOf(user.suspendedUntil);
  return user.suspendedUntil === undefined || (moment !== undefined && moment <= Date.now());
};
export const elementsOf = (value: FirestoreValue | undefined): FirestoreValue[] | undefined =>
  value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined;

/** Forms and emulator count UTF-16 units; the contract leaves emoji open. */
export const upTo =
  (max: number): ValueCheck =>
  (value) => {
    const text = textOf(value);
    if (text === undefined || [...text].length > max) return 'bad';
    return text.length <= max ? 'good' : 'open';
  };

/** Invisible, though Unicode calls them letters and a symbol. */
const INVISIBLE = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;
export const filled =
  (max: number): ValueCheck =>
  (value, uid) => {
    const visible = textOf(value)?.replaceAll(INVISIBLE, '') ?? '';
    return together(upTo(max)(value, uid), goodIf(/[\p{L}\p{N}\p{S}\p{P}]/u.test(visible)));
  };

export const wholeUpTo =
  (max: number): ValueCheck =>
  (value) =>
    goodIf('integerValue' in value && Number(value.integerValue) >= 0 && Number(value.integerValue) <= max);

export const oneOf =
  (...texts: string[]): ValueCheck =>
  (value) =>
    goodIf(texts.includes(textOf(value) ?? '\0'));

export const orNull =
  (check: ValueCheck): ValueCheck =>
  (value, uid) =>
    isNull(value) ? 'good' : check(value, uid);

const between =
  (from: string, before: string): ValueCheck =>
  (value) => {
    const moment = momentOf(value);
    return goodIf(moment !== undefined && moment >= Date.parse(from) && moment < Date.parse(before));
  };
export const day = orNull(between('1970-01-01T00:00:00Z', '2200-01-01T00:00:00Z'));
export const hour = orNull(between('1970-01-01T00:00:00Z', '1970-01-02T00:00:00Z'));

/** Judges a reference to one of the documents. Rules ignore its project. */
export function leadsTo(value: FirestoreValue | undefined, isMeant: (path: string) => boolean): Opinion {
  const name = value && 'referenceValue' in value ? value.referenceValue : '';
  const [, project, path] = /^projects\/([^/]+)\/databases\/\(default\)\/documents\/(.+)$/s.exec(name) ?? [];
  if (!path || !isMeant(path)) return 'bad';
  return project === PROJECT ? 'good' : 'open';
}
