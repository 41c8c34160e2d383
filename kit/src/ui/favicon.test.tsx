import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Favicon } from './favicon.tsx';

const parts = (container: HTMLElement) => ({
  icon: container.querySelector('img')?.getAttribute('src'),
  chain: container.querySelector('svg') !== null,
});

it('is a chain in the server’s HTML', () => {
  const html = renderToString(<Favicon domain="ejemplo.com" />);
  expect(html).toContain('<svg');
  expect(html).not.toContain('<img');
});

it('shows the site’s icon once it has come, and asks anew for another site’s', () => {
  const { container, rerender } = render(<Favicon domain="ejemplo.com" />);
  const icon = '/img/favicon/64/ejemplo.com';
  expect(parts(container)).toEqual({ icon, chain: true });
  fireEvent.load(container.querySelector('img') as HTMLImageElement);
  expect(parts(container)).toEqual({ icon, chain: false });
  rerender(<Favicon domain="otro.com" />);
  expect(parts(container)).toEqual({ icon: '/img/favicon/64/otro.com', chain: true });
});

it('stays a chain where there is no icon, or no site', () => {
  const { container, rerender } = render(<Favicon domain="ejemplo.com" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(parts(container)).toEqual({ icon: undefined, chain: true });
  rerender(<Favicon domain="" />);
  expect(parts(container)).toEqual({ icon: undefined, chain: true });
});
