import type { Autor } from 'domain/api';
import { Link } from 'kit/router';
import { authorName } from '../format.ts';
import styles from './author-link.module.css';
import { Avatar } from './avatar.tsx';

/** An item's owner: avatar and name, leading to `/{username}`; plain text when there is no username. */
export function AuthorLink({ autor, size = 's' }: { autor: Autor; size?: 's' | 'm' }) {
  const name = authorName(autor);
  const inner = (
    <>
      <Avatar imagen={autor.imagen} name={name} seed={autor.id} size={size} />
      <span className={styles.name}>{name}</span>
    </>
  );
  if (!autor.username) return <span className={styles.author}>{inner}</span>;
  return (
    <Link to={`/${encodeURIComponent(autor.username)}`} className={styles.author}>
      {inner}
    </Link>
  );
}
