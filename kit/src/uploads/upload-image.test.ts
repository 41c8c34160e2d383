import { whenKnown } from '@vidriera/session';
import { expect, it, vi } from 'vitest';
import { uploadImage } from './images.ts';

const sdk = vi.hoisted(() => ({
  ref: (_storage: unknown, fullPath: string) => ({ fullPath }),
  uploadBytesResumable: vi.fn(async () => undefined),
  getDownloadURL: async () => 'https://storage.example/foto.webp',
}));
vi.mock('@vidriera/session', () => ({ loadStorage: async () => sdk, whenKnown: vi.fn() }));
vi.mock('../data/warn-if-deleted.ts', () => ({ warnIfDeleted: vi.fn() }));
vi.mock('../pictures/recent-uploads.ts', () => ({ rememberUpload: vi.fn() }));

it('waits for Auth’s report: a restored form may be earlier, and the upload would be refused', async () => {
  const report = Promise.withResolvers<Awaited<ReturnType<typeof whenKnown>>>();
  vi.mocked(whenKnown).mockReturnValue(report.promise);
  sdk.uploadBytesResumable.mockReturnValue(
    Object.assign(Promise.resolve(undefined), { on: vi.fn(), cancel: vi.fn() }),
  );
  const blob = new Blob(['foto'], { type: 'image/webp' });
  const upload = uploadImage(blob, 'posts/link/main/ana/1_foto', {
    prepare: async () => ({ blob, extension: 'webp' }),
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sdk.uploadBytesResumable).not.toHaveBeenCalled();
  report.resolve({ user: null, loading: false, error: null });
  expect(await upload).toBe('https://storage.example/foto.webp');
});
