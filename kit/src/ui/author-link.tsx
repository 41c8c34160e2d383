import type { Author } from '@vidriera/domain/item/wire-schema';
import { Link } from '@vidriera/router';
import { authorName } from '../format.ts';
import styles from './author-link.module.css';
import { Avatar } from './avatar.tsx';

interface AuthorLinkProps {
  /** The `id` decides the avatar's colour. */
  author: Omit<Author, 'id'> & { id: string };
  size?: 's' | 'm';
}

/** An item's owner: avatar (ringed while their window is lit) and name, linked to `/{username}`; plain text without a username. */
export function AuthorLink({ author, size = 's' }: AuthorLinkProps) {
  const name = authorName(author);
  const inner = (
    <>
      <Avatar
        imagen={author.imagen}
        name={name}
        seed={author.id}
        size={size}
        lit={Boolean(author.prendidaHasta)}
      />
      <span className={styles.name}>{name}</span>
    </>
  );
  if (!author.username) return <span className={styles.author}>{inner}</span>;
  return (
    <Link to={`/${encodeURIComponent(author.username)}`} className={styles.author}>
      {inner}
    </Link>
  );
}
