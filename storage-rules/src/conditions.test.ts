import { describe, expect, it } from 'vitest';
import { ask, whenever } from './testing.ts';

const request = {
  auth: { uid: 'ana', token: { email: 'ana@example.com', admin: true, firebase: { identities: {} } } },
  time: new Date('2026-03-04T05:06:07Z'),
  path: ['b', 'x', 'o', 'a.png'],
  resource: {
    size: 5n,
    contentType: 'image/png',
    name: 'users/ana/a.png',
    metadata: { origin: 'phone' },
    ratio: 0.5,
  },
};
const permits = (condition: string, resource: unknown = null) => {
  const answer = ask(whenever(condition), '/b/x/o/users/ana/a.png', { request, resource });
  return answer.problems.length > 0 ? answer.problems.map(({ message }) => message).join() : answer.permit;
};

describe('conditions that hold', () => {
  it.each([
    'request.auth != null',
    "request.auth.uid == 'ana' && request.auth.token.admin == true",
    'request.resource.size <= 10 * 1024 * 1024',
    'resource == null',
    "request.resource.contentType in ['image/jpeg', 'image/png']",
    "request.resource.contentType.matches('image/.*')",
    "request.resource.name.matches('users/[a-z]+/[A-Za-z0-9._-]{1,80}[.]png')",
    "request.resource.name.split('/')[1] == request.auth.uid",
    "request.resource.name.split('/').size() == 3",
    "'origin' in request.resource.metadata",
    "request.resource.metadata.keys().hasOnly(['origin'])",
    "request.resource.metadata.get('nope', 'x') == 'x'",
    "'ANA'.lower() == 'ana' && 'ana'.upper() == 'ANA' && ' a '.trim() == 'a'",
    "'a-b-c'.replace('-', '_') == 'a_b_c'",
    "'ñandú'.size() == 5",
    'request.resource.size is int && !(request.resource.size is string)',
    'request.resource.ratio is float && request.resource.ratio is number',
    'request.auth.token is map && request.time is timestamp && request.path is list',
    "request.resource.name.split('/')[1].lower() is string",
    "request.time > timestamp.date(2026, 3, 1) && request.time < timestamp.date(2026, 3, 1) + duration.value(5, 'd')",
    'request.time.year() == 2026 && request.time.month() == 3 && request.time.hours() == 5',
    "int('12') + 1 == 13 && string(4) == '4' && float('0.5') == request.resource.ratio",
    'math.abs(0 - 3) == 3 && math.ceil(0.2) == 1',
    "bucket == 'x' && file == ['users', 'ana', 'a.png'] && file[1] == request.auth.uid",
    "request.nope.deep == 1 || request.auth.uid == 'ana'",
    "(request.auth.uid == 'ana' ? 1 : 2) == 1",
    'true // not a condition: false\n',
    'true /* && false */',
  ])('%s', (condition) => expect(permits(condition)).toBe(true));

  it('sees the existing object', () => {
    expect(permits('resource.metadata.owner == request.auth.uid', { metadata: { owner: 'ana' } })).toBe(true);
  });
});

describe('conditions that do not hold', () => {
  it.each([
    'request.auth == null',
    'request.resource.size > 5',
    "request.resource.contentType.matches('image')", // matches() compares the whole text
    "request.resource.contentType.matches('mage/png|image')",
    "request.resource.contentType == 'image/svg+xml'",
    "'constructor' in request.resource.metadata",
    'request.resource.size is string',
    'false',
  ])('%s', (condition) => expect(permits(condition)).toBe(false));
});

describe('conditions that cannot be evaluated deny and log the reason', () => {
  it.each([
    ['request.resource.nope == 1', /nope/],
    ['request.resource.metadata.constructor != null', /constructor/],
    ['request.auth.uid', /not a boolean/],
    ['request.resource.size.lower() == "5"', /lower/],
    ["request.resource.size < 'a'", /overload/],
    ['nobody == 1', /nobody/],
    // Only CEL has these:
    ["request.resource.contentType.startsWith('image/')", /startsWith/],
    ["request.auth.uid.contains('a')", /contains/],
    ['has(request.auth)', /has/],
    ["size('abc') == 3", /size/],
    // Only the rules language has these:
    ['firestore.exists(/databases/(default)/documents/user/ana)', /firestore.exists/],
    ['request.path == /b/$(bucket)/o', /other documents/],
    ["request.resource.name.matches('(?!x).*')", /RE2/],
    ["request.resource.name.matches('(')", /regular expression/i],
    ['!request.auth.uid is string', /brackets/],
    ['request.auth is user', /type/],
  ])('%s', (condition, reason) => expect(permits(condition)).toMatch(reason));
});
