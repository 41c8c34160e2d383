import fc from 'fast-check';
import { expect, it } from 'vitest';
import { METHODS } from './ast.ts';
import { parseRules } from './parse.ts';
import { Ruleset } from './ruleset.ts';
import { RulesSyntaxError } from './source.ts';
import { plain } from './testing.ts';

const word = fc.constantFrom(
  ...[
    "rules_version = '2';",
    'service',
    'match',
    'allow',
    'read',
    'function',
    'let',
    'return',
    'if',
    'in',
    'is',
  ],
  ...[
    'request',
    'request.auth.uid',
    'resource',
    'f',
    'f(a)',
    'a',
    '/b/{b}',
    '/o/{f=**}',
    "'x'",
    "'[a'",
    '1',
    '1.5',
  ],
  ...[
    'null',
    'true',
    '.matches(',
    '.size()',
    '(',
    ')',
    '{',
    '}',
    '[',
    ']',
    ';',
    ':',
    ',',
    '.',
    '?',
    '&&',
    '==',
    '!',
  ],
  ...[
    '-',
    '/',
    '$(a)',
    '// x\n',
    '"',
    '\\',
    'ñ',
    'string',
    'duration.value(1, "d")',
    '__proto__',
    'constructor',
  ],
);
const soup = fc.array(word, { maxLength: 25 }).map((words) => words.join(' '));
/** Random text in a file, a condition or a function. */
const rules = fc.oneof(
  soup,
  soup.map((text) => `service firebase.storage { match /b/{b} { allow read: if ${text}; } }`),
  soup.map(
    (text) =>
      `service firebase.storage { function f(a) { return ${text}; } match /b/{b} { allow get: if f(1); } }`,
  ),
  soup.map((text) => `service firebase.storage { match /b/{b} { ${text} } }`),
);

it('any text is a ruleset or a syntax error with a place in the text, and a ruleset always answers', () => {
  fc.assert(
    fc.property(rules, fc.constantFrom(...METHODS), (text, method) => {
      try {
        const ruleset = new Ruleset(parseRules(text));
        const variables = { request: plain({ auth: { uid: 'ana' } }), resource: null };
        const { permit } = ruleset.ask({ service: 'firebase.storage', path: '/b/x', method, variables });
        expect(typeof permit).toBe('boolean');
      } catch (error) {
        expect(error).toBeInstanceOf(RulesSyntaxError);
        const { offset } = error as RulesSyntaxError;
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 3000 },
  );
});
