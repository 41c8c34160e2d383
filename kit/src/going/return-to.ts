const HOME = '/all';

/** Returns where to go after signing in or up: the address on this site that led here, or /all. */
export function returnTo(value: string | null): string {
  if (!value?.startsWith('/') || /^\/[/\\]|[\p{Cc}\\]/u.test(value)) return HOME;
  return /^\/(login|signup|complete-signup)(?:$|[/?#])/.test(value) ? HOME : value;
}

/** Returns `path` with `volver`, the address to come back to; without it if that is the default or another site. */
export function withReturn(path: string, back: string | null): string {
  const target = returnTo(back);
  return target === HOME ? path : `${path}?volver=${encodeURIComponent(target)}`;
}
