import { act, renderHook } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { linkFormSchema } from '@vidriera/domain/link/schema';
import { ChangedFailure } from '@vidriera/kit/data/version';
import { nextPaint } from '@vidriera/kit/hooks/next-paint';
import { createItem, newId, updateItem } from '@vidriera/kit/requests/publish';
import { uploadImage } from '@vidriera/kit/uploads/images';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PostAttempt } from '../draft/draft.ts';
import { type ChosenImage, NO_IMAGES, type PostImages } from '../images/images.ts';
import { useSave } from './use-save.ts';

vi.mock('@vidriera/kit/data/connection', () => ({ currentUid: async () => 'u1' }));
vi.mock('@vidriera/kit/uploads/images', () => ({ uploadImage: vi.fn(), deleteImage: vi.fn() }));
vi.mock('@vidriera/kit/hooks/next-paint', () => ({ nextPaint: vi.fn() }));
vi.mock('@vidriera/kit/requests/publish', () => ({
  createItem: vi.fn(),
  newId: vi.fn(),
  updateItem: vi.fn(),
}));

const photo = (nombre: string): PostImages => {
  const prepared = { blob: new Blob([nombre]), extension: 'webp' } as const;
  const principal: ChosenImage = { kind: 'fresh', key: nombre, nombre, prepared, view: `blob:${nombre}` };
  return { principal, extras: [] };
};
const data = linkFormSchema.parse({ titulo: 'Carta', descripcion: 'Hoy', enlace: 'ejemplo.com' });
const open = (imagenes = NO_IMAGES) => {
  let draws = 0;
  const attempt: { current: PostAttempt | undefined } = { current: undefined };
  const onAttempt = (sent: PostAttempt | undefined) => {
    attempt.current = sent;
  };
  const hook = renderHook(
    (props: { imagenes: PostImages }) => {
      draws += 1;
      return useSave('link', undefined, { uid: 'u1', attempt, onAttempt, ...props });
    },
    { initialProps: { imagenes } },
  );
  const save = (chosen: PostImages) =>
    act(() => hook.result.current.save({ uid: 'u1', data, imagenes: chosen }));
  return { ...hook, save, draws: () => draws };
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(newId).mockResolvedValue('l1');
  vi.mocked(uploadImage).mockImplementation(async (_, path) => `https://x/${path}`);
});

it('uploads a picture when chosen, silently and once', async () => {
  const { rerender, save, draws } = open();
  const chosen = photo('a.jpg');
  await act(async () => rerender({ imagenes: chosen }));
  expect(uploadImage).toHaveBeenCalledOnce();
  expect(draws()).toBe(2);
  await act(async () => rerender({ imagenes: { ...chosen } }));
  expect(await save(chosen)).toBe('l1');
  expect(uploadImage).toHaveBeenCalledOnce();
  const stored = expect.objectContaining({ url_imagen: expect.stringMatching(/_a\.jpg$/) });
  expect(createItem).toHaveBeenCalledExactlyOnceWith('link', stored, { id: 'l1' });
});

it('waits for a pending picture', async () => {
  const arrival = Promise.withResolvers<string>();
  vi.mocked(uploadImage).mockReturnValue(arrival.promise);
  const chosen = photo('a.jpg');
  const { result } = open(chosen);
  let saving = Promise.resolve<string | null>(null);
  act(() => {
    saving = result.current.save({ uid: 'u1', data, imagenes: chosen });
  });
  await expect.poll(() => result.current.status.phase).toBe('uploading');
  expect(createItem).not.toHaveBeenCalled();
  await act(async () => arrival.resolve('https://x/a'));
  expect(await saving).toBe('l1');
  expect(uploadImage).toHaveBeenCalledOnce();
});

it('continues without a pending picture on demand', async () => {
  vi.mocked(uploadImage).mockImplementation(
    (_file, _path, { signal } = {}) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new Failure('cancelled', 'Cancelaste la subida.'))),
      ),
  );
  const chosen = photo('a.jpg');
  const { result } = open(chosen);
  let saving = Promise.resolve<string | null>(null);
  act(() => {
    saving = result.current.save({ uid: 'u1', data, imagenes: chosen });
  });
  await expect.poll(() => result.current.status).toMatchObject({ phase: 'uploading', pending: 1 });
  await act(async () => result.current.skipPhotos());
  expect(await saving).toBe('l1');
  const stored = expect.objectContaining({ url_imagen: null });
  expect(createItem).toHaveBeenCalledExactlyOnceWith('link', stored, { id: 'l1' });
});

it('counts missing pictures after a failed upload, and saves without them on demand', async () => {
  vi.mocked(uploadImage).mockRejectedValue(new Failure('not-uploaded', 'No se pudo subir la imagen.'));
  const chosen = photo('a.jpg');
  const { result, save } = open(chosen);
  expect(await save(chosen)).toBeNull();
  expect(result.current.status).toMatchObject({ phase: 'failed', code: 'not-uploaded', pending: 1 });
  act(() => result.current.skipPhotos());
  expect(await save(chosen)).toBe('l1');
  expect(createItem).toHaveBeenCalledExactlyOnceWith(
    'link',
    expect.objectContaining({ url_imagen: null }),
    expect.anything(),
  );
});

it('shows that it saves before Firestore is called', async () => {
  const frame = Promise.withResolvers<void>();
  vi.mocked(nextPaint).mockReturnValue(frame.promise);
  const { result } = open();
  act(() => void result.current.save({ uid: 'u1', data, imagenes: NO_IMAGES }));
  expect(result.current.status.phase).toBe('saving');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(newId).not.toHaveBeenCalled();
  await act(async () => frame.resolve());
  expect(createItem).toHaveBeenCalledOnce();
});

it('hides an earlier failed upload, and retries it on saving', async () => {
  vi.mocked(uploadImage).mockRejectedValueOnce(new Failure('no-connection', 'No hay conexión.'));
  const chosen = photo('a.jpg');
  const { result, save } = open(chosen);
  await expect.poll(() => uploadImage).toHaveBeenCalledOnce();
  await act(async () => undefined);
  expect(result.current.status).toEqual({ phase: 'idle' });
  expect(await save(chosen)).toBe('l1');
  expect(uploadImage).toHaveBeenCalledTimes(2);
});

it('cancels a picture that is replaced', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  vi.mocked(uploadImage).mockImplementation((_, path, { signal } = {}) => {
    signals.push(signal);
    return new Promise((resolve, reject) => {
      if (path.includes('b.jpg')) resolve(`https://x/${path}`);
      signal?.addEventListener('abort', () => reject(new Failure('cancelled', 'Cancelaste la subida.')));
    });
  });
  const { rerender, save } = open(photo('a.jpg'));
  rerender({ imagenes: photo('b.jpg') });
  expect(signals[0]?.aborted).toBe(true);
  expect(await save(photo('b.jpg'))).toBe('l1');
  expect(signals).toHaveLength(2);
});

it('saves nothing under another account', async () => {
  const { result, rerender, save } = open();
  rerender({ imagenes: NO_IMAGES });
  expect(await act(() => result.current.save({ uid: 'u2', data, imagenes: NO_IMAGES }))).toBeNull();
  expect(createItem).not.toHaveBeenCalled();
  expect(await save(NO_IMAGES)).toBe('l1');
});

it('asks again about a new item that changed meanwhile; apart, it is created anew', async () => {
  vi.mocked(newId).mockResolvedValueOnce('l1').mockResolvedValueOnce('l2');
  vi.mocked(createItem).mockRejectedValueOnce(new ChangedFailure('7.0', 'published'));
  vi.mocked(updateItem).mockRejectedValueOnce(new ChangedFailure('8.0'));
  const { save, result } = open();
  expect(await save(NO_IMAGES)).toBeNull();
  act(() => result.current.acceptChange());
  expect(await save(NO_IMAGES)).toBeNull();
  expect(updateItem).toHaveBeenCalledExactlyOnceWith('link', 'l1', expect.anything(), { version: '7.0' });
  expect(result.current.status).toMatchObject({ code: 'published' });
  act(() => result.current.publishApart());
  expect(await save(NO_IMAGES)).toBe('l2');
  expect(updateItem).toHaveBeenCalledOnce();
});

it('takes a fresh id after a refusal, and uploads nothing again', async () => {
  vi.mocked(newId).mockResolvedValueOnce('l1').mockResolvedValueOnce('l2');
  vi.mocked(createItem)
    .mockRejectedValueOnce(new Failure('id-refused', 'No.'))
    .mockRejectedValueOnce(new Failure('no-connection', 'No hay conexión.'));
  const chosen = photo('a.jpg');
  const { save, result } = open(chosen);
  expect(await save(chosen)).toBeNull();
  expect(result.current.status).toMatchObject({ phase: 'failed', code: 'no-connection' });
  expect(await save(chosen)).toBe('l2');
  const ids = vi.mocked(createItem).mock.calls.map(([, , options]) => options?.id);
  expect(ids).toEqual(['l1', 'l2', 'l2']);
  expect(uploadImage).toHaveBeenCalledOnce();
});

it('reports no permission if two ids are refused', async () => {
  vi.mocked(newId).mockResolvedValueOnce('l1').mockResolvedValueOnce('l2');
  vi.mocked(createItem).mockRejectedValue(new Failure('id-refused', 'Esta publicación no es tuya.'));
  const { save, result } = open();
  expect(await save(NO_IMAGES)).toBeNull();
  expect(result.current.status).toMatchObject({
    code: 'no-permission',
    message: 'Esta publicación no es tuya.',
  });
  expect(createItem).toHaveBeenCalledTimes(2);
});
