import { RESERVED_NAMES } from '../usuario/username.ts';
import { TIPOS_AGENDA } from '../values/ids.ts';
import { parseUrl } from '../values/parse-url.ts';

/** `mensajes` names a message, which has no page. */
const PLURALS: Record<string, string> = {
  eventos: 'evento',
  cursos: 'curso',
  promos: 'promo',
  mensajes: 'mensaje',
};
const AGENDA: readonly string[] = TIPOS_AGENDA;

/**
 * Returns what an address of ours shows: 'evento/0a1b', 'perfil/ana'; `null` for any other.
 * @param text an address, whole or from '/' on
 */
export function complainedOf(text: string, origin: string): string | null {
  const written = text.trim();
  const url = parseUrl(written.startsWith('/') ? origin + written : written);
  return url && url.host === new URL(origin).host ? shownAt(url.pathname) : null;
}

/** Returns what a path of the site shows, as page or card for sharing: 'evento/0a1b', 'perfil/ana'. */
export function shownAt(path: string): string | null {
  const [first = '', second, third, ...rest] = path.split('/').filter(Boolean).map(decoded);
  const named = second && third ? `${second}/${third}` : null;
  if (first === 'og') return second === 'perfil' || AGENDA.includes(second ?? '') ? named : null;
  if (rest.length > 0) return null;
  if (first === 'explore') return AGENDA.includes(second ?? '') ? named : null;
  if (third !== undefined) return null;
  if (second !== undefined) return Object.hasOwn(PLURALS, first) ? `${PLURALS[first]}/${second}` : null;
  return first && !RESERVED_NAMES.has(first) ? `perfil/${first}` : null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a stray '%'
  }
}
