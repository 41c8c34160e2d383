import { LIMITES } from './limits.ts';

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
