import Heart from '@lucide/icons/icons/heart';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon } from './icon.tsx';

it('draws every stroke at its size, hidden from screen readers', () => {
  const { container } = render(<Icon of={Heart} size={20} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('width')).toBe('20');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect([...(svg?.children ?? [])].map((stroke) => stroke.getAttribute('d'))).toEqual(
    Heart.node.map(([, { d }]) => d),
  );
});
