/** Where somebody goes after signing in: an address of ours they were sent here from, or /all. */
export function returnTo(value: string | null): string {
  if (!value?.startsWith('/') || /^\/[/\\]|[\p{Cc}\\]/u.test(value)) return '/all';
  return /^\/(login|signup)(?:$|[/?#])/.test(value) ? '/all' : value;
}
