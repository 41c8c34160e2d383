/** Where somebody goes after signing in: an address of ours they were sent here from, or /all. */
export function volverA(valor: string | null): string {
  if (!valor?.startsWith('/') || /^\/[/\\]|[\p{Cc}\\]/u.test(valor)) return '/all';
  return /^\/(login|signup)(?:$|[/?#])/.test(valor) ? '/all' : valor;
}
