/** So many letters fit into three lines of the two larger sizes, on the narrowest phone. */
const LARGE = 39;
const MEDIUM = 60;

/** How large a title is set, so that a poster holds it whole: by its length, or by its longest word, as if each of three lines were one. */
export function titleSize(titulo: string): 'l' | 'm' | 's' {
  const length = Math.max(titulo.length, ...titulo.split(/\s+/).map((word) => word.length * 3));
  if (length <= LARGE) return 'l';
  return length <= MEDIUM ? 'm' : 's';
}
