import type { TextPiece } from '@vidriera/domain/values/text-links';
import { createElement } from 'react';

interface LinkedTextProps {
  /** From `textPieces` of domain/values/text-links. Call it in the loader if possible, to keep it out of the first scripts. */
  pieces: TextPiece[];
  className?: string | undefined;
}

/** A paragraph with its web and mail addresses linked (`nofollow`, `ugc`). */
export const LinkedText = ({ pieces, className }: LinkedTextProps) =>
  createElement('p', { className }, ...pieces.map(shown));

function shown(piece: TextPiece) {
  if (typeof piece === 'string') return piece;
  const { text, href } = piece;
  return createElement('a', { href, target: '_blank', rel: 'nofollow ugc noopener noreferrer' }, text);
}
