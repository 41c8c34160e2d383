import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from '../../messages/toast.ts';
import { MessageHost } from './message-host.tsx';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('../../messages/toastify.tsx', () => {
  fetched();
  return { ToastifyContainer: () => <p>los avisos</p>, showToast: vi.fn() };
});

it('fetches the library at the first touch, to work offline', async () => {
  render(<MessageHost />);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  toast.error('No hay conexión.');
  expect(await screen.findByText('los avisos')).toBeDefined();
  expect(fetched).toHaveBeenCalledOnce();
});
