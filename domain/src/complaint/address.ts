import { RESERVED_NAMES } from '../usuario/username.ts';
import { TIPOS_AGENDA } from '../values/ids.ts';
import { parseUrl } from '../values/parse-url.ts';

const PLURALS: Record<string, string> = { eventos: 'evento', cursos: 'curso', promos: 'promo' };
const AGENDA: readonly string[] = TIPOS_AGENDA;

/**
 * Returns what an address of ours shows: 'evento/0a1b', 'perfil/ana'; `null` for any other.
 * @param text an address, whole or from '/' on
 */
export function complainedOf(text: string, origin: string): string | null {
  const written = text.trim();
  const url = parseUrl(written.startsWith('/') ? origin + written : written);
  if (!url || url.host !== new URL(origin).host) return null;
  const [first = '', second, third, ...rest] = url.pathname.split('/').filter(Boolean).map(decoded);
  if (rest.length > 0) return null;
  if (first === 'explore') return second && third && AGENDA.includes(second) ? `${second}/${third}` : null;
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
