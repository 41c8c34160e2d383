import type { Request, Response } from 'express';

/**
 * Begins an answer: accepts GET and HEAD, refuses other methods, and forbids caching until the handler allows
 * it.
 * @returns whether the handler goes on
 */
export function isReading(
  { method }: Pick<Request, 'method'>,
  res: Response,
  headers: Record<string, string> = {},
): boolean {
  res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers });
  if (method === 'GET' || method === 'HEAD') return true;
  res.status(405).set('Allow', 'GET, HEAD').end();
  return false;
}

/** Headers of our pictures, for our own pages only. */
export const OWN_PICTURE = {
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Decodes a path; `''` for a malformed one. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
