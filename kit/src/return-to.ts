const HOME = '/all';

/** Where somebody goes after signing in or up: an address of ours they were sent here from, or /all. */
export function returnTo(value: string | null): string {
  if (!value?.startsWith('/') || /^\/[/\\]|[\p{Cc}\\]/u.test(value)) return HOME;
  return /^\/(login|signup|complete-signup)(?:$|[/?#])/.test(value) ? HOME : value;
}

/** `path` with the address to come back to afterwards, `volver`; without it where that is none of ours, or where one goes anyway. */
export function withReturn(path: string, back: string | null): string {
  const target = returnTo(back);
  return target === HOME ? path : `${path}?volver=${encodeURIComponent(target)}`;
}
