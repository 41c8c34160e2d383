import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordStrength } from './password-strength.tsx';

test.each([
  ['', '', 0],
  ['short', 'Todavía es corta', 0],
  ['ana.perez99', 'Contraseña débil: probá con varias palabras', 1],
  ['lunafrita', 'Contraseña buena', 2],
  ['tres mates y una peña', 'Contraseña fuerte', 3],
])('%j: %j, %i bars', (password, words, bars) => {
  const { container } = render(<PasswordStrength password={password} own={['ana.perez']} />);
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(container.querySelectorAll('[data-on]')).toHaveLength(bars);
});
