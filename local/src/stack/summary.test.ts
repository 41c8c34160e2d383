import { expect, it } from 'vitest';
import { summary } from './summary.ts';

const account = (username: string, role: string) => ({
  email: `${username}@example.com`,
  password: 'secreto',
  role,
  username,
});

it('shows the address, a few accounts of each role, and where the rest are', () => {
  const accounts = ['ana', 'berenice', 'caro'].map((name) => account(name, 'creador'));
  const text = summary(
    'http://localhost:5000',
    [...accounts, account('dani', 'personal')],
    ['Storage rules: official'],
  );
  expect(text).toContain('Vidriera is ready at http://localhost:5000');
  expect(text).toContain('Letters that were sent: http://localhost:5000/__correo');
  expect(text).toContain('    ana@example.com       secreto  creador   /ana\n');
  expect(text).toContain('    dani@example.com      secreto  personal  /dani\n');
  expect(text).not.toContain('caro@');
  expect(text).toContain('and 1 more, listed in .data/current/vidriera-export.json');
  expect(text).toContain('Storage rules: official');
});

it('has no list of accounts for an empty stack', () => {
  expect(summary('http://localhost:5000', [], [])).not.toContain('Accounts');
});
