import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { afterEach, expect, test, vi } from 'vitest';
import type { uploadImage } from './images.ts';
import { STALL_MS, TRUSTED_MS, type UploadPolicy, UploadQueue, type UploadTask } from './uploads.ts';

/** A queue whose uploads are finished by hand, by their path. */
function queue(policy: Partial<UploadPolicy> = {}) {
  const going = new Map<string, PromiseWithResolvers<string> & { advance: (part: number) => void }>();
  const upload: typeof uploadImage = (_file, path, { signal, onProgress } = {}) => {
    const one = Promise.withResolvers<string>();
    going.set(path, { ...one, advance: (part) => onProgress?.(part) });
    signal?.addEventListener('abort', () => one.reject(new Failure('cancelled', 'Cancelaste la subida.')));
    return one.promise;
  };
  const onChange = vi.fn();
  const uploads = new UploadQueue({ atOnce: 1, upload, onChange, ...policy });
  const task = (key: string): UploadTask => ({ key, file: new Blob([key]), path: () => key });
  const add = (...keys: string[]) => uploads.add(keys.map(task));
  const go = (key: string) => {
    const one = going.get(key);
    if (!one) throw new Error(`no upload under way for ${key}`);
    return one;
  };
  const finish = async (key: string) => {
    go(key).resolve(`https://x/${key}`);
    await expect.poll(() => uploads.urlOf(key)).toBe(`https://x/${key}`);
  };
  const statuses = (...keys: string[]) => keys.map((key) => uploads.get(key)?.status);
  return { uploads, add, go, finish, statuses, onChange, going };
}
const FAILURE = new Failure('not-uploaded', 'No se pudo subir la imagen.');

test('uploads in order, as many at once as the policy allows, with progress', async () => {
  const onDone = vi.fn();
  const { uploads, add, go, finish, statuses, onChange } = queue({ atOnce: 2, onDone });
  add('a', 'b', 'c');
  expect(statuses('a', 'b', 'c')).toEqual(['uploading', 'uploading', 'waiting']);
  onChange.mockClear();
  go('a').advance(0.6);
  expect(onChange).toHaveBeenCalledOnce();
  expect(uploads.get('a')).toEqual({ status: 'uploading', part: 0.6, still: false });
  expect(uploads.part).toBeCloseTo(0.2);
  await finish('a');
  expect(statuses('a', 'b', 'c')).toEqual(['done', 'uploading', 'uploading']);
  const done = uploads.finish();
  await finish('b');
  await finish('c');
  expect(await done).toBe(true);
  expect([uploads.busy, uploads.part]).toEqual([false, 1]);
  expect(onDone.mock.calls).toEqual(['a', 'b', 'c'].map((key) => [key, `https://x/${key}`]));
});

test('uploads a picture again that the night may have deleted, when its form is saved', async () => {
  const onDone = vi.fn();
  const { uploads, add, go, finish } = queue({ onDone });
  vi.setSystemTime(Date.now()); // the clock alone stands still: waitFor would advance fake timers
  add('a');
  await finish('a');
  vi.setSystemTime(Date.now() + TRUSTED_MS);
  add('b');
  await finish('b');
  expect(await uploads.finish(), 'just in time').toBe(true);
  vi.setSystemTime(Date.now() + 1);
  const done = uploads.finish();
  expect(uploads.urlOf('a')).toBeUndefined();
  go('a').resolve('https://x/a-again');
  expect(await done).toBe(true);
  expect([uploads.urlOf('a'), uploads.urlOf('b')]).toEqual(['https://x/a-again', 'https://x/b']);
  expect(onDone).toHaveBeenCalledTimes(3);
});

test('forgets a cancelled upload and starts the next', async () => {
  const onFailed = vi.fn();
  const { uploads, add, finish, statuses } = queue({ onFailed });
  add('a', 'b');
  uploads.cancel('a');
  await expect.poll(() => statuses('a', 'b')).toEqual([undefined, 'uploading']);
  await finish('b');
  expect(await uploads.finish()).toBe(true);
  expect(onFailed).not.toHaveBeenCalled();
});

test('a failure does not stop the others, is reported once at the end, and can be retried', async () => {
  const onFailed = vi.fn();
  const { uploads, add, go, finish, statuses } = queue({ onFailed });
  add('a', 'b');
  go('a').reject(FAILURE);
  await expect.poll(() => statuses('a', 'b')).toEqual(['failed', 'uploading']);
  expect(onFailed).not.toHaveBeenCalled();
  await finish('b');
  expect(await uploads.finish()).toBe(false);
  expect(uploads.failures).toEqual([FAILURE]);
  expect(onFailed).toHaveBeenCalledOnce();
  uploads.retry();
  expect(statuses('a', 'b')).toEqual(['uploading', 'done']);
  await finish('a');
  expect(await uploads.finish()).toBe(true);
});

test('together: the first failure cancels the others, and keeps the uploaded ones', async () => {
  const { uploads, add, go, finish, statuses } = queue({ atOnce: 2, together: true });
  add('a', 'b', 'c', 'd');
  await finish('a');
  go('b').reject(FAILURE);
  expect(await uploads.finish()).toBe(false);
  expect(statuses('a', 'b', 'c', 'd')).toEqual(['done', 'failed', undefined, undefined]);
  expect(uploads.clear()).toEqual(['https://x/a']);
  expect(await uploads.finish()).toBe(true);
});

test('stop: starts no further upload', async () => {
  const { uploads, add, going, statuses } = queue();
  add('a', 'b');
  uploads.stop();
  await uploads.finish();
  expect(await uploads.finish()).toBe(true);
  expect([statuses('a', 'b'), [...going.keys()]]).toEqual([[undefined, undefined], ['a']]);
});

test('stop: keeps a picture that arrives all the same', async () => {
  const uploads = new UploadQueue({ atOnce: 1, upload: async () => 'https://x/a' });
  uploads.add([{ key: 'a', file: new Blob(['a']), path: () => 'a' }]);
  uploads.stop();
  await uploads.finish();
  expect(uploads.clear()).toEqual(['https://x/a']);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('reports a stalled upload after ten seconds, until it continues', () => {
  vi.useFakeTimers();
  const { uploads, add, go } = queue();
  add('a');
  vi.advanceTimersByTime(STALL_MS.said - 1);
  expect(uploads.still).toBe(false);
  vi.advanceTimersByTime(1);
  expect(uploads.get('a')).toEqual({ status: 'uploading', part: 0, still: true });
  go('a').advance(0.5);
  expect([uploads.still, uploads.part]).toEqual([false, 0.5]);
});

test('retry: restarts stalled uploads only', async () => {
  vi.useFakeTimers();
  const upload = vi.fn<typeof uploadImage>(
    (_file, path, { signal } = {}) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Failure('cancelled', path)));
      }),
  );
  const { uploads, add } = queue({ atOnce: 2, upload });
  add('a');
  vi.advanceTimersByTime(STALL_MS.said);
  add('b');
  uploads.retry();
  await expect.poll(() => upload.mock.calls.map(([, path]) => path)).toEqual(['a', 'b', 'a']);
  expect(uploads.still).toBe(false);
});

test('fails an upload without progress for a minute as no connection', async () => {
  vi.useFakeTimers();
  const { uploads, add } = queue({ upload: () => new Promise(() => undefined) });
  add('a');
  await vi.advanceTimersByTimeAsync(STALL_MS.stuck);
  expect(uploads.get('a')).toMatchObject({
    status: 'failed',
    failure: { code: 'no-connection', message: messages.imagen.stuck },
  });
  expect(await uploads.finish()).toBe(false);
});

test('fails at once when offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { uploads, add, statuses } = queue({ upload: () => new Promise(() => undefined) });
  const failures = () => uploads.failures.map(({ message }) => message);
  add('a');
  await expect.poll(() => failures()).toEqual([messages.general.noConnection]);
  online.mockReturnValue(true);
  uploads.retry();
  expect(statuses('a')).toEqual(['uploading']);
  dispatchEvent(new Event('offline'));
  await expect.poll(() => failures()).toEqual([messages.general.noConnection]);
});
