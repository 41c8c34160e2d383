import { render, screen } from '@testing-library/react';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { describe, expect, it, vi } from 'vitest';
import { LinkCard } from './link-card.tsx';

const link = (enlace: string | null) => ({
  id: itemIdSchema.parse('l1'),
  titulo: 'La carta',
  descripcion: '',
  imagen: null,
  enlace,
});

describe('LinkCard', () => {
  it.each([
    ['bardelsur.com.ar/carta', 'https://bardelsur.com.ar/carta', 'bardelsur.com.ar'],
    ['https://www.ejemplo.com/', 'https://www.ejemplo.com/', 'ejemplo.com'],
  ])('links %s to %s in a new tab without opener', (enlace, href, domain) => {
    render(<LinkCard link={link(enlace)} />);
    const anchor = screen.getByRole('link', { name: 'La carta' });
    expect(anchor).toHaveProperty('href', href);
    expect(anchor.getAttribute('target')).toBe('_blank');
    expect(anchor.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByText(domain)).toBeTruthy();
  });

  it('shows its host once if the description is no more', () => {
    render(<LinkCard link={{ ...link('https://ejemplo.com/carta'), descripcion: 'ejemplo.com' }} />);
    expect(screen.getAllByText('ejemplo.com')).toHaveLength(1);
  });

  it('shows a mail link’s address', () => {
    render(<LinkCard link={link('mailto:hola@ejemplo.com')} />);
    expect(screen.getByText('hola@ejemplo.com')).toBeTruthy();
  });

  it.each([[null], [''], ['javascript:alert(1)'], ['data:text/html,x'], ['//']])(
    'is shown without a link for %s',
    (enlace) => {
      const { container } = render(<LinkCard link={link(enlace)} />);
      expect(screen.getByText('La carta').getAttribute('aria-disabled')).toBe('true');
      expect(container.querySelector('[href]')).toBeNull();
      expect(container.querySelector('img')).toBeNull();
    },
  );

  it('loads the site’s icon at 64 px from our own origin', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const { container } = render(<LinkCard link={link('https://ejemplo.com/x')} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/img/favicon/64/ejemplo.com');
  });
});
