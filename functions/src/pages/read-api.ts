import type { ApiResponse } from 'domain/api/page';
import { messages } from 'domain/messages/messages';
import { ANSWERS } from '../api/answers.ts';
import { ApiFailure, notFound } from '../api/http/failures.ts';
import type { ReadDeps } from '../api/read/explore.ts';

/**
 * Answers GETs of the public API by calling what answers them over HTTP, without the way over HTTP. Refusals are answers;
 * what the API itself would log and answer with 500 is thrown.
 */
export const apiInProcess =
  (deps: ReadDeps) =>
  async (address: string): Promise<ApiResponse> => {
    try {
      const { pathname, searchParams } = new URL(address, 'http://api');
      const found = route(pathname.replace(/^\/api(?=\/)/, ''));
      const answer = await found.answer(deps, { ...Object.fromEntries(searchParams), ...found.params });
      return { status: 200, ...answer };
    } catch (error) {
      if (error instanceof ApiFailure) return { status: error.status, body: error.body };
      throw error;
    }
  };

/** The answer of a path, with its parameters. @throws ApiFailure 404 where there is none */
function route(path: string) {
  const segments = path.split('/');
  for (const [pattern, answer] of Object.entries(ANSWERS)) {
    const params = match(pattern.split('/'), segments);
    if (params) return { answer, params };
  }
  throw notFound(messages.general.pageNotFound);
}

function match(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(segment);
    else if (part !== segment) return null;
  }
  return params;
}
