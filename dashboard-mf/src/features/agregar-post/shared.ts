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
  const words = pieces
    .map((piece) => (typeof piece === 'string' ? piece : piece.href === inText ? '' : piece.text))
    .join('')
    .trim();
  const titulo = shared.get('titulo')?.trim();
  const [first = '', ...rest] = titulo || enlace ? ['', words] : words.split('\n');
  const begun = { enlace, titulo: titulo || first, descripcion: rest.join('\n').trim() };
  return {
    ...(enlace && { tipo: 'link' }),
    ...Object.fromEntries(Object.entries(begun).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  };
}
