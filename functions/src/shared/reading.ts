import type { Request, Response } from 'express';

/**
 * Begins the answer to a request. It takes GET and HEAD; any other method is refused here. Until more is said, nobody may keep the answer.
 * @returns whether the answer goes on
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

/** Of a picture of ours, for our own pages alone. */
export const OWN_PICTURE = {
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A path as it was before it was encoded; `''` when it is no path at all. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
