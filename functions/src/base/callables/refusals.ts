import type { CallableError } from '@vidriera/domain/api/callables-schema';
import type { HttpsError } from 'firebase-functions/https';
import { refusal } from '../http/callable.ts';

type Code = CallableError['code'];

interface Outcome {
  kind: string;
}

/** How each outcome is refused: a code, a message, and the field that it is about; or a function of the outcome. */
export type Refusals<O extends Outcome> = {
  readonly [K in O['kind']]:
    | readonly [code: Code, message: string, field?: string]
    | ((outcome: Extract<O, { kind: K }>) => HttpsError);
};

/** Returns the refusal of an outcome by its table. */
export function refusedBy<O extends Outcome>(table: Refusals<O>, outcome: O): HttpsError {
  const row: Refusals<O>[O['kind']] = table[outcome.kind as O['kind']];
  if (typeof row === 'function') return row(outcome as never);
  const [code, message, field] = row;
  return refusal(code, message, field === undefined ? [] : [{ field, message }]);
}
