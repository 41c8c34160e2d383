/** 'path?query', or the path alone. By the text: browsers of the floor lack `URLSearchParams.size`. */
export function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
