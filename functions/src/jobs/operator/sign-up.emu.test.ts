import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { usernameSchema } from '@vidriera/domain/usuario/username-schema';
import { expect, test } from 'vitest';
import { completeAccount } from '../../accounts/sign-up/complete-account.ts';
import { signUp } from '../../accounts/sign-up/sign-up.ts';
import { operatorProgram } from '../../testing/operator.ts';
import { NOW, project } from '../../testing/project.ts';

let moment = NOW.getTime();
const deps = project('operator-sign-up', () => new Date(moment));
const program = operatorProgram(deps, 'sign-up.ts');
const data = (username: string) => ({
  username: usernameSchema.parse(username),
  email: `${username}@example.com`,
  password: 'una clave larga',
  terminosVersion: TERMS_VERSION,
});

test('closes and opens: nobody new gets an account, and nothing is reserved', async () => {
  expect(program('off', '--dry-run').status).toBe(0);
  expect((await signUp(deps, data('entra'))).kind).toBe('created');
  expect(program('off').status).toBe(0);
  moment += 31_000;
  expect(await signUp(deps, data('espera'))).toEqual({ kind: 'sign-ups-closed' });
  expect((await deps.db.doc('username/espera').get()).exists).toBe(false);
  const { uid } = await deps.auth.createUser({ email: 'consola@example.com' });
  expect(await completeAccount(deps, uid)).toEqual({ kind: 'sign-ups-closed' });
  expect(program('maybe').status).toBe(1);
  expect(program('on').status).toBe(0);
  moment += 31_000;
  expect((await signUp(deps, data('espera'))).kind).toBe('created');
});
