import { render, screen } from '@testing-library/react';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { type SessionUser, useUser } from '@vidriera/session';
import { expect, it, vi } from 'vitest';
import { toast } from '../../messages/toast.ts';
import { myLikes, unlike } from '../../requests/likes.ts';
import { Like } from './like.tsx';

vi.mock('../../requests/likes.ts', () => ({ like: vi.fn(), myLikes: vi.fn(), unlike: vi.fn() }));
vi.mock('../../messages/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  useUser: vi.fn(),
  useUnreported: vi.fn(() => false),
}));

it('sends no request and opens no dialog after the session ended', async () => {
  vi.mocked(useUser).mockReturnValue({ uid: 'u1' } as SessionUser);
  vi.mocked(myLikes).mockResolvedValue({ evento: ['e1'], curso: [], promo: [], link: [] });
  const item = { tipo: 'evento', id: itemIdSchema.parse('e1'), titulo: 'Peña' } as const;
  const { rerender } = render(<Like item={item} />);
  const heart = screen.getByRole('button');
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  vi.mocked(useUser).mockReturnValue(null);
  rerender(<Like item={item} />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  expect(unlike).not.toHaveBeenCalled();
  expect(toast.error).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
