/** Returns the list with the element at `from` moved to `to`. An index outside changes nothing. */
export function moveElement<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list];
  const inside = (index: number) => index >= 0 && index < list.length;
  if (!inside(from) || !inside(to)) return copy;
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
}
