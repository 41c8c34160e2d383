import { LIMITS } from '@vidriera/domain/values/limits';
import { safeUrl } from '@vidriera/domain/values/safe-url';
import { textPieces } from '@vidriera/domain/values/text-links';

/**
 * Returns the parameters of `/agregar-post` that begin an item from what another app shares (the manifest's share target). Most apps put
 * an address somewhere in `texto`. Words alone begin any kind: their first line is the title, if none came.
 */
export function sharedParams(shared: URLSearchParams): Record<string, string> {
  const pieces = textPieces(shared.get('texto') ?? '');
  const [inText] = pieces.flatMap((piece) =>
    typeof piece !== 'string' && piece.href.startsWith('http') ? piece.href : [],
  );
  const enlace = shared.get('enlace') || inText;
  const address = safeUrl(enlace);
  const words = pieces
    .map((piece) => (typeof piece === 'string' ? piece : piece.href === address ? '' : piece.text))
    .join('')
    .trim();
  const own = shared.get('titulo')?.trim() ?? '';
  const [first = '', ...rest] = own || enlace ? [own, words] : words.split('\n');
  // A title that is too long would be cut.
  const isTitle = first.length <= LIMITS.titulo;
  const lines = isTitle ? rest : [first, ...rest];
  const begun = { enlace, titulo: isTitle ? first : '', descripcion: lines.join('\n').trim() };
  return {
    ...(enlace && { tipo: 'link' }),
    ...Object.fromEntries(Object.entries(begun).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  };
}
