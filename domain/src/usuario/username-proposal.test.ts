import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIMITS } from '../values/limits.ts';
import { proposeUsername, usernameIn } from './username-proposal.ts';
import { usernameSchema } from './username-schema.ts';

it.each([
  ['María López', 'marialopez'],
  ['__ana__', 'ana'],
  ['Ñoño!', 'nono'],
  ['🥴', ''],
  ['x'.repeat(60), 'x'.repeat(LIMITS.usernameMax)],
])('in %j there is %j', (text, found) => expect(usernameIn(text)).toBe(found));

it.each([
  ['La Peña 2026', 'lapena2026'],
  ['  @milonga.sur ', 'milonga.sur'],
  ['Raíz_Yoga', 'raiz_yoga'],
  [`${'a'.repeat(29)}- bar`, 'a'.repeat(29)],
])('for %j it proposes %j', (text, proposal) => expect(proposeUsername(text)).toBe(proposal));

it.each(['', '  ', 'la', 'Ñu', 'ana', ' Ana ', 'login', 'Soporte Vidriera', 'Foto.jpg', '🥴 🎉'])(
  'for %j it proposes nothing',
  (text) => expect(proposeUsername(text)).toBeNull(),
);

it('it proposes a normalised username for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      const proposal = proposeUsername(text);
      if (proposal !== null) expect(usernameSchema.parse(proposal)).toBe(proposal);
    }),
  );
});
