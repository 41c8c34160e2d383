import { expect, it } from 'vitest';
import { firstCompatible, incompatibility } from './compatibility.ts';

const shell = {
  contract: 1,
  react: '19.3.1',
  offers: { react: ['useState', 'useId'], '@vidriera/router': ['Link'] },
};
const area = { contract: 1, react: '19.0.0', uses: { react: ['useId'], '@vidriera/router': ['Link'] } };

it('returns null for a build that uses offered names', () => {
  expect(incompatibility(shell, area)).toBeNull();
});

it.each([
  [{ contract: 2 }, "contract 2, the shell's is 1"],
  [{ react: '20.0.0' }, "React 20.0.0, the shell's is 19.3.1"],
  [
    { uses: { '@vidriera/router': ['Link', 'Form', 'data'] } },
    '@vidriera/router of the shell has no Form, data',
  ],
  [{ uses: { 'kit/late': ['isLate'] } }, 'kit/late of the shell has no isLate'],
])('says what is against %o', (change, reason) => {
  expect(incompatibility(shell, { ...area, ...change })).toBe(reason);
});

it('finds the first compatible build, and the reasons against those before', () => {
  const [strange, old] = [
    { ...area, contract: 2 },
    { ...area, react: '19.1.0' },
  ];
  expect(firstCompatible(shell, [strange, area, old])).toEqual({
    build: area,
    reasons: ["contract 2, the shell's is 1"],
  });
  expect(firstCompatible(shell, [strange])).toEqual({ reasons: [expect.stringContaining('contract 2')] });
});
