/** Letters that fit three lines of the two larger sizes, on the narrowest phone. */
const LARGE = 39;
const MEDIUM = 60;

/** Returns a title's size, so that it fits the poster: by its length, or three times its longest word. */
export function titleSize(titulo: string): 'l' | 'm' | 's' {
  const length = Math.max(titulo.length, ...titulo.split(/\s+/).map((word) => word.length * 3));
  if (length <= LARGE) return 'l';
  return length <= MEDIUM ? 'm' : 's';
}
