/** Why what waits for a confirmed address goes on waiting, for who said that they had confirmed it. */
export const NOT_CONFIRMED =
  'Tu mail todavía no figura confirmado. Abrí el enlace que te mandamos y volvé a probar.';
