import { expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { complaintsOver } from '../../testing/complaints.ts';
import { operatorProgram } from '../../testing/operator.ts';
import { project } from '../../testing/project.ts';

const deps = project('operator-desk', () => new Date());
const { db } = deps;
const { account, open, send, people, author, caseOf, complaintBy } = complaintsOver(deps);

const desk = operatorProgram(deps, 'desk.ts');

test('an operator decides what is about the only moderator, and mutes', async () => {
  await author('mesa', { days: 60 });
  await people(['queja']);
  await refs.moderator(db, 'mesa').set({ addedAt: new Date() });
  await send(account('queja'), 'evento/mesa');
  await send(open, 'perfil/mesa');
  expect(desk('decide', 'evento_mesa', 'removed', 'No', 'va', '--dry-run')).toMatchObject({ status: 0 });
  expect((await caseOf('evento_mesa'))?.status).toBe('open');
  expect(desk('decide', 'evento_mesa', 'removed', 'No', 'va')).toEqual({
    status: 0,
    printed: 'evento_mesa: settled',
  });
  expect(await caseOf('evento_mesa')).toMatchObject({ status: 'removed', text: 'No va', decidedBy: null });
  expect(desk('decide', 'user_mesa', 'suspended', '7')).toMatchObject({ status: 0 });
  expect(await caseOf('user_mesa')).toMatchObject({ status: 'suspended', waiting: false });
  expect((await refs.moderator(db, 'mesa').get()).exists).toBe(false);
  const { reference = '' } = (await complaintBy('evento_mesa', 'queja')) ?? {};
  expect(desk('mute', 'evento_mesa', reference)).toMatchObject({ status: 0 });
  expect((await refs.reporter(db, 'queja').get()).get('mutedAt')).not.toBeNull();
  expect(desk('mute', 'evento_mesa', reference, '--lift')).toMatchObject({ status: 0 });
  expect((await refs.reporter(db, 'queja').get()).get('mutedAt')).toBeNull();
});

test.each([
  ['an unknown case', ['decide', 'evento_nada', 'removed'], 'no case'],
  ['an unknown outcome', ['decide', 'evento_mesa', 'burned'], 'ZodError'],
  ['a length that is none', ['decide', 'user_mesa', 'suspended', '8'], 'ZodError'],
])('%s changes nothing', (_, words, printed) => {
  expect(desk(...words)).toEqual({ status: 1, printed: expect.stringContaining(printed) });
});
