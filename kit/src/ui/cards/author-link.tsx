import type { Author } from '@vidriera/domain/item/wire-schema';
import { Link } from '@vidriera/router';
import { cx } from '../../class-names.ts';
import { authorName } from '../../words/format.ts';
import { Avatar } from '../people/avatar.tsx';
import styles from './author-link.module.css';
import { VerifiedMark } from './verified-mark.tsx';

interface AuthorLinkProps {
  /** The `id` decides the avatar's colour. */
  author: Omit<Author, 'id'> & { id: string };
  size?: 's' | 'm';
  /** A long name ends in an ellipsis; otherwise it wraps. */
  oneLine?: boolean | undefined;
  /** Rings the avatar while the window is lit. On a card, which says when it is on, a ring would say nothing. */
  isRinged?: boolean;
}

/** An item's owner: avatar and name, linked to `/{username}`; plain text without a username. */
export function AuthorLink({ author, size = 's', oneLine, isRinged = true }: AuthorLinkProps) {
  const name = authorName(author);
  const inner = (
    <>
      <Avatar
        imagen={author.imagen}
        name={name}
        seed={author.id}
        size={size}
        lit={isRinged && Boolean(author.prendidaHasta)}
      />
      <span className={cx(styles.name, oneLine && styles.oneLine)}>{name}</span>
      {author.verificado ? <VerifiedMark /> : null}
    </>
  );
  if (!author.username) return <span className={styles.author}>{inner}</span>;
  return (
    <Link to={`/${encodeURIComponent(author.username)}`} className={styles.author}>
      {inner}
    </Link>
  );
}
