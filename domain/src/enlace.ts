import { LIMITES } from './limits.ts';
import { z } from './zod.ts';

const PROTOCOLOS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address a link leads to, or `null` when it must not be followed: only http, https, mailto and tel pass;
 * `https://` is put before what names no scheme. Never throws.
 */
export function enlaceSeguro(valor: string | null | undefined): string | null {
  const texto = valor?.trim() ?? '';
  if (!texto || texto.length > LIMITES.url || /[\p{Cc}\s]/u.test(texto)) return null;
  const conEsquema = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(texto)
    ? texto
    : `https://${texto.replace(/^\/+/, '')}`;
  if (!URL.canParse(conEsquema)) return null;
  const url = new URL(conEsquema);
  if (!PROTOCOLOS.has(url.protocol) || url.href.length > LIMITES.url) return null;
  const esWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (esWeb && (!/[^.]\.[^.]/.test(url.hostname) || url.username || url.password)) return null;
  if (!esWeb && !url.pathname) return null;
  return url.href;
}

/** The domain shown on a link card, without `www.`; `''` for what is no web address. */
export function dominio(href: string): string {
  if (!URL.canParse(href)) return '';
  return new URL(href).hostname.replace(/^www\./, '');
}

/** A link as typed in a form: required and URL-typed; written in its safe, absolute form. */
export const enlaceSchema = z
  .string()
  .trim()
  .min(1, 'Escribí la dirección del link.')
  .max(LIMITES.url, 'La dirección es demasiado larga.')
  .transform((valor, ctx) => {
    const seguro = enlaceSeguro(valor);
    if (seguro) return seguro;
    ctx.addIssue({
      code: 'custom',
      message: 'Esa dirección no parece válida. Probá con algo como https://ejemplo.com',
    });
    return z.NEVER;
  });

/** A link that may be left empty: `''` → `null`. */
export const enlaceOpcionalSchema = z.union([
  z
    .string()
    .trim()
    .length(0)
    .transform(() => null),
  z.null(),
  enlaceSchema,
]);
