import { callableErrorSchema } from '@vidriera/domain/api/callables-schema';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { HttpsError } from 'firebase-functions/https';
import { describe, expect, test } from 'vitest';
import { inputOf, uidOf } from './callable.ts';

const refusalOf = (task: () => unknown) => {
  try {
    task();
  } catch (error) {
    if (error instanceof HttpsError)
      return { status: error.code, ...callableErrorSchema.parse(error.details) };
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('callable input', () => {
  test('is parsed by its contract', () => {
    const accepts = { terminos: true, terminosVersion: TERMS_VERSION };
    const data = { username: ' ANA ', email: 'Ana@Example.com', password: 'una clave', ...accepts };
    expect(inputOf('signUp', data)).toMatchObject({ username: 'ana', email: 'ana@example.com' });
  });
  test('refusals name every field, in Spanish', () => {
    expect(refusalOf(() => inputOf('signUp', undefined))).toMatchObject({
      status: 'invalid-argument',
      code: 'invalid-data',
    });
    expect(refusalOf(() => uidOf({}))).toMatchObject({ status: 'unauthenticated', code: 'no-session' });
  });
});
