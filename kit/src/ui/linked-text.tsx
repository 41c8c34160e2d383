import type { TextPiece } from '@vidriera/domain/values/text-links';
import { createElement } from 'react';

interface LinkedTextProps {
  /** By `textPieces` of domain/values/text-links: where it can be, in the loader, which is no part of a first screen's scripts. */
  pieces: TextPiece[];
  className?: string | undefined;
}

/** What somebody wrote, as a paragraph whose web and mail addresses can be followed; nobody vouches for where they lead. */
export const LinkedText = ({ pieces, className }: LinkedTextProps) =>
  createElement('p', { className }, ...pieces.map(shown));

function shown(piece: TextPiece) {
  if (typeof piece === 'string') return piece;
  const { text, href } = piece;
  return createElement('a', { href, target: '_blank', rel: 'nofollow ugc noopener noreferrer' }, text);
}
