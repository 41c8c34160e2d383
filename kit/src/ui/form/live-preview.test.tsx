import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LivePreview } from './live-preview.tsx';

test('describes the preview once for screen readers; the full one is inert', () => {
  render(
    <LivePreview title="Milonga" line="Vie 27 nov" picture={<img src="/a.webp" alt="" />}>
      <h3>
        <a href="/eventos/1">Milonga</a>
      </h3>
    </LivePreview>,
  );
  const preview = screen.getByRole('complementary', { name: 'Vista previa' });
  const texts = [...preview.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Milonga', 'Vie 27 nov', 'Así se va a ver']);
  expect(screen.getByText('Milonga', { selector: 'a' }).closest('[inert]')).not.toBeNull();
  expect(screen.getByText('Milonga', { selector: 'p' }).closest('[inert]')).toBeNull();
  expect(preview.querySelector('[aria-live], [role="status"]')).toBeNull();
});
