/** Returns true when `whole` has every value of `part`; Google's APIs answer with more fields than were set. */
export function isSubset(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === whole;
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(([name, value]) =>
    isSubset(value, (whole as Record<string, unknown>)[name]),
  );
}
