import { expect, it } from 'vitest';
import { messages } from '../messages/messages.ts';
import { mayBeAlias } from './alias.ts';
import { enlaceSchema } from './safe-url-schema.ts';

it.each([
  'mi.alias.mp',
  'juan.perez.feria',
  'JUAN.PEREZ.FERIA',
  'milonga.sur.tienda',
  'la-espiga.mp',
  'uno2tres.mp',
  'casa.sol.luna',
  'juan.perez.feria\u200B',
  ' mi.alias.mp ',
  'sol.luna.9',
])('%j may be an alias, and needs confirmation', (typed) => {
  expect(mayBeAlias(typed)).toBe(true);
  const message = enlaceSchema.safeParse(typed).error?.issues[0]?.message;
  expect([messages.fields.maybeAlias, messages.fields.badLink]).toContain(message);
});

it.each([
  'ejemplo.com',
  'ejemplo.com.ar',
  'juan.perez.ar',
  'milonga.club',
  'linktr.ee',
  'youtu.be',
  'bit.ly',
  't.me',
  'https://juan.perez.feria',
  'juan.perez.feria/',
  'a.mp',
  'un-alias-larguisimo.de.mas.mp',
  'www.cosas.mp',
  'ana@ejemplo.feria',
  'milonga',
  '',
  'hola che.mp',
])('%j is not an alias', (typed) => expect(mayBeAlias(typed)).toBe(false));

it('an explicit address is accepted', () => {
  expect(enlaceSchema.parse('https://juan.perez.feria')).toBe('https://juan.perez.feria/');
});
