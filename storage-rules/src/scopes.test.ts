import { describe, expect, it } from 'vitest';
import { ask } from './testing.ts';

const rules = (body: string, version = "rules_version = '2';") =>
  `${version} service firebase.storage { match /b/{bucket}/o { ${body} } }`;
const permits = (body: string, path: string, uid = 'ana') =>
  ask(rules(body), `/b/x/o/${path}`, { request: { auth: { uid } } }).permit;

describe('wildcards', () => {
  it('are visible in their block and inner blocks', () => {
    const body =
      'match /users/{uid} { match /{file} { allow read: if uid == request.auth.uid && file == "a"; } }';
    expect(permits(body, 'users/ana/a')).toBe(true);
    expect(permits(body, 'users/ana/b')).toBe(false);
    expect(permits(body, 'users/bea/a')).toBe(false);
  });

  it('are unknown outside', () => {
    const body = 'match /a/{one} { allow read: if false; } match /{two=**} { allow read: if one == "x"; }';
    const answer = ask(rules(body), '/b/x/o/a/x');
    expect(answer).toMatchObject({ permit: false, problems: [{ message: 'Unknown variable: one' }] });
  });

  it('of an inner block hide outer ones, except for functions of the outer block', () => {
    const body = `match /{one} {
      function outer() { return one; }
      match /{one} { allow get: if one == 'in' && outer() == 'out'; }
    }`;
    expect(permits(body, 'out/in')).toBe(true);
    expect(permits(body, 'in/in')).toBe(false);
  });

  it('match one segment, or the rest', () => {
    expect(permits('match /{one} { allow get; }', 'a')).toBe(true);
    expect(permits('match /{one} { allow get; }', 'a/b')).toBe(false);
    expect(permits('match /a/{rest=**} { allow get; }', 'a/b/c')).toBe(true);
    expect(permits('match /a/{rest=**} { allow get; }', 'a')).toBe(true);
    expect(
      permits('match /{rest=**}/thumbs/{file} { allow get: if rest == ["a", "b"]; }', 'a/b/thumbs/c'),
    ).toBe(true);
    expect(permits('match /{one}/{two} { allow get; }', 'a//b')).toBe(false);
  });

  it('in version 1 the rest is at least one segment', () => {
    const body = rules('match /a/{rest=**} { allow get; }', '');
    expect(ask(body, '/b/x/o/a').permit).toBe(false);
    expect(ask(body, '/b/x/o/a/b').permit).toBe(true);
  });
});

describe('methods', () => {
  const all = ['get', 'list', 'create', 'update', 'delete'] as const;
  const allowed = (what: string) =>
    all.filter(
      (method) => ask(rules(`match /{f} { allow ${what}: if true; }`), '/b/x/o/a', { method }).permit,
    );

  it('read and write stand for their methods', () => {
    expect(allowed('read')).toEqual(['get', 'list']);
    expect(allowed('write')).toEqual(['create', 'update', 'delete']);
    expect(allowed('get, create')).toEqual(['get', 'create']);
  });

  it('one allowing rule is enough; none denies', () => {
    const body = 'match /{f} { allow get: if false; } match /{f=**} { allow get: if true; }';
    expect(permits(body, 'a')).toBe(true);
    expect(permits('match /other { allow get; }', 'a')).toBe(false);
  });
});

describe('functions', () => {
  it('take parameters, bind names, call each other and see the request', () => {
    const body = `
      function mine(uid) { let me = request.auth.uid; let same = me == uid; return same && short(uid, 3); }
      function short(text, most) { return text.size() <= most; }
      match /users/{uid}/{file} { allow get: if mine(uid); }`;
    expect(permits(body, 'users/ana/a')).toBe(true);
    expect(permits(body, 'users/bea/a')).toBe(false);
    expect(permits(body, 'users/anabel/a', 'anabel')).toBe(false);
  });

  it('are visible from the top of the file and the service', () => {
    const text = `rules_version = '2'; function yes() { return true; }
      service firebase.storage { function also() { return yes(); } match /b/{b}/o/{f} { allow get: if also(); } }`;
    expect(ask(text, '/b/x/o/a').permit).toBe(true);
  });

  it('are unknown outside their block', () => {
    const body = 'match /a { function yes() { return true; } } match /b { allow get: if yes(); }';
    expect(ask(rules(body), '/b/x/o/b')).toMatchObject({ permit: false, problems: [{ message: /'yes'/ }] });
  });

  it('with the wrong number of arguments deny', () => {
    expect(permits('function yes(a) { return true; } match /b { allow get: if yes(); }', 'b')).toBe(false);
  });

  it('that call themselves deny', () => {
    const body = 'function f(n) { return n == 0 || f(n - 1); } match /{a} { allow get: if f(30); }';
    expect(ask(rules(body), '/b/x/o/b')).toMatchObject({ permit: false, problems: [{ message: /deeper/ }] });
  });
});

it('rules of another service do not count', () => {
  const text = `rules_version = '2'; service cloud.firestore { match /b/{x}/o/{y} { allow get; } }`;
  expect(ask(text, '/b/x/o/a').permit).toBe(false);
});
