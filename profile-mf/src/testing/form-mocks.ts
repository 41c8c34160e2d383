import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { call } from '@vidriera/kit/requests/callable';
import { uploadImage } from '@vidriera/kit/uploads/images';
import { keepPhotos, keptPhotos } from '@vidriera/kit/uploads/kept-photos';
import { refreshUser } from '@vidriera/session';
import { beforeEach, vi } from 'vitest';

/** Mocks the profile form's dependencies. Import it first: earlier imports are not mocked. */
vi.mock(import('@vidriera/kit/requests/callable'), async (original) => ({
  ...(await original()),
  call: vi.fn(),
}));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  refreshUser: vi.fn(),
}));
vi.mock('@vidriera/kit/messages/dialogs', () => ({ askConfirm: vi.fn() }));
vi.mock(import('../features/parts/read-own.ts'), async (original) => ({
  ...(await original()),
  readOwnPerfil: vi.fn(),
}));
vi.mock('@vidriera/kit/uploads/images', () => ({ uploadImage: vi.fn() }));
vi.mock(import('@vidriera/kit/uploads/kept-photos'), async (original) => ({
  ...(await original()),
  keepPhotos: vi.fn(),
  keptPhotos: vi.fn(),
}));
vi.mock('@vidriera/kit/messages/toast', () => ({
  toast: { info: vi.fn(), success: vi.fn(), error: vi.fn() },
}));

/** Nothing is kept or asked of a creator who never left. */
const ANSWERS: Record<string, object> = { comeBack: { kept: null, eventos: [] } };

beforeEach(() => {
  localStorage.clear(); // drafts
  vi.resetAllMocks();
  vi.mocked(call).mockImplementation(
    async (name) => (ANSWERS[name] ?? { role: 'creador', hidden: 0 }) as never,
  );
  vi.mocked(refreshUser).mockResolvedValue(null);
  vi.mocked(askConfirm).mockResolvedValue(false);
  vi.mocked(keepPhotos).mockResolvedValue(true);
  vi.mocked(keptPhotos).mockResolvedValue(null);
  vi.mocked(uploadImage).mockImplementation(async (_file, path) => `https://subida/${path}`);
});
