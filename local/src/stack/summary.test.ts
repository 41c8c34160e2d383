import { expect, it } from 'vitest';
import { startSummary } from './summary.ts';

const account = (username: string, role: string) => ({
  email: `${username}@example.com`,
  password: 'secreto',
  role,
  username,
});

it('shows the address, two accounts of each role, and the file with the others', () => {
  const accounts = ['ana', 'berenice', 'caro'].map((name) => account(name, 'creador'));
  const text = startSummary(
    'http://localhost:5000',
    [...accounts, account('dani', 'personal')],
    ['Storage rules: official'],
  );
  expect(text).toContain('Vidriera is ready at http://localhost:5000');
  expect(text).toContain('Sent letters: http://localhost:5000/__correo');
  expect(text).toContain('    ana@example.com       secreto  creador   /ana\n');
  expect(text).toContain('    dani@example.com      secreto  personal  /dani\n');
  expect(text).not.toContain('caro@');
  expect(text).toContain('and 1 more, listed in .data/current/vidriera-export.json');
  expect(text).toContain('Storage rules: official');
});

it('shows no accounts for an empty stack', () => {
  expect(startSummary('http://localhost:5000', [], [])).not.toContain('Accounts');
});
