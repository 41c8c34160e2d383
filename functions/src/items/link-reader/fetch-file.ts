import { readBounded } from '../../base/http/read-bounded.ts';
import { fetchPublic, type Web } from './fetch-public.ts';

interface FileKind {
  accept: string;
  type: RegExp;
  /** Bytes after decompression. */
  max: number;
}

/**
 * Reads a whole file.
 * @returns `null` for other contents, refusals, and more than `max` bytes
 * @throws NotPublic for an address that is not on the public Internet; undici's errors
 */
export const fetchFile = (
  address: string,
  { max, ...options }: FileKind,
  web: Web,
  signal?: AbortSignal,
): Promise<Buffer | null> =>
  fetchPublic(address, { ...options, web, signal }, ({ body }) => readBounded(body, max));
