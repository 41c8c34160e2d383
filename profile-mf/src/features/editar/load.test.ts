import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { TOAST } from '@vidriera/domain/values/limits';
import { toast } from '@vidriera/kit/messages/toast';
import { expect, test, vi } from 'vitest';
import { loadForm } from './load.ts';

test('an unreadable profile shows a toast and fails the screen', async () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue();
  const read = () => Promise.reject(new Failure('no-connection', messages.general.noConnection));
  await expect(loadForm(read)).rejects.toThrow(messages.general.noConnection);
  expect(error).toHaveBeenCalledExactlyOnceWith('No se pudieron cargar tus datos', TOAST.perfilCloses);
});
