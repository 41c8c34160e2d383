import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Favicon } from './favicon.tsx';

const parts = (container: HTMLElement) => ({
  icon: container.querySelector('img')?.getAttribute('src'),
  letter: container.textContent,
});

it('renders a letter on the server', () => {
  const html = renderToString(<Favicon domain="ejemplo.com" titulo="La carta" />);
  expect(html).toContain('>E<');
  expect(html).not.toContain('<img');
});

it('shows the site’s icon when loaded, and loads again for another site', () => {
  const { container, rerender } = render(<Favicon domain="ejemplo.com" titulo="La carta" />);
  const icon = '/img/favicon/64/ejemplo.com';
  expect(parts(container)).toEqual({ icon, letter: 'E' });
  fireEvent.load(container.querySelector('img') as HTMLImageElement);
  expect(parts(container)).toEqual({ icon, letter: '' });
  rerender(<Favicon domain="otro.com" titulo="La carta" />);
  expect(parts(container)).toEqual({ icon: '/img/favicon/64/otro.com', letter: 'O' });
});

it('stays a letter without an icon; the title’s without a site', () => {
  const { container, rerender } = render(<Favicon domain="ejemplo.com" titulo="La carta" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(parts(container)).toEqual({ icon: undefined, letter: 'E' });
  rerender(<Favicon domain="" titulo="¡Nuestra carta!" />);
  expect(parts(container)).toEqual({ icon: undefined, letter: 'N' });
});

it.each(['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com'])('shows WhatsApp’s logo for %s', (domain) => {
  const { container } = render(<Favicon domain={domain} titulo="Escribinos" />);
  expect(parts(container)).toEqual({ icon: undefined, letter: '' });
  expect(container.querySelector('svg')).not.toBeNull();
});

it.each(['wa.me.ejemplo.com', 'nowhatsapp.com'])('shows no WhatsApp logo for %s', (domain) => {
  const { container } = render(<Favicon domain={domain} titulo="x" />);
  expect(container.querySelector('svg')).toBeNull();
});
