import { describe, expect, it } from 'vitest';
import { parseRules } from './parse.ts';
import { Ruleset } from './ruleset.ts';
import { positionAt, RulesSyntaxError } from './source.ts';

/** 'line:column message' of a fault. */
function fault(text: string): string {
  try {
    new Ruleset(parseRules(text));
    return 'nothing';
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    const { line, column } = positionAt(text, error.offset);
    return `${line}:${column} ${error.message}`;
  }
}
const inside = (body: string) =>
  `rules_version = '2';\nservice firebase.storage {\nmatch /b/{b}/o {\n${body}\n}\n}\n`;

describe('faults of rules are reported with their place', () => {
  it.each([
    ['', "1:1 Missing 'service'."],
    ["rules_version = '3';", "1:17 rules_version must be '1' or '2'."],
    ["rules_version = '2'\nservice firebase.storage {}", "2:1 Unexpected 'service', expected ';'."],
    ['server x {}', "1:1 Unexpected 'server', expected 'service'."],
    ['service firebase.storage {\n allow read;\n}', "2:2 Unexpected 'allow', expected 'match'."],
    [inside('match users { }'), "4:7 Missing path after 'match'."],
    [inside('match /users/{uid=*} { }'), '4:14 Expected a path segment.'],
    [inside('allow reed: if true;'), "4:7 Unknown method 'reed'."],
    [inside('allow read if true;'), "4:12 Unexpected 'if', expected ':'."],
    [inside('allow read: if true'), "5:1 Unexpected '}'."],
    [inside('allow read: if ;'), "4:16 Missing expression before ';'."],
    [inside('allow read: if (true;'), "4:21 Unexpected ';'."],
    [inside('allow read: if true &&;'), /^4:21 Unexpected token: EOF/],
    [inside('allow read: if request.auth ! null;'), /^4:29 .*/],
    [inside('allow read: if a # b;'), "4:18 Unexpected '#'."],
    [inside('function f( { return true; }'), "4:13 Unexpected '{', expected a parameter."],
    [inside('function f() { true; }'), "4:16 Unexpected 'true', expected 'return'."],
    [inside('function f() { return true }'), "4:28 Unexpected '}'."],
    [inside('deny read;'), "4:1 Unexpected 'deny', expected 'allow', 'match' or 'function'."],
    ['service firebase.storage {', "1:27 Unexpected end of file, expected 'match'."],
  ])('%j', (text, expected) => {
    if (typeof expected === 'string') expect(fault(text)).toBe(expected);
    else expect(fault(text)).toMatch(expected);
  });

  it('correct rules have none', () => {
    expect(fault(inside('allow read;'))).toBe('nothing');
  });
});
