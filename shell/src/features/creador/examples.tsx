import type { Featured } from 'domain/api/schema';
import type { Author, CardOf } from 'domain/item/wire-schema';
import { authorName } from 'kit/format';
import { useLinkHost } from 'kit/link-host';
import { Link } from 'kit/router';
import { Avatar } from 'kit/ui/avatar';
import { Picture } from 'kit/ui/picture';
import styles from './examples.module.css';

/** Examples shown: a full row of the widest screen. */
const COUNT = 3;

type Item = CardOf<'evento'> | CardOf<'curso'>;

/** Creators of what is featured, with a picture of theirs each; those with a photo of their own first. */
function creadores({ eventos, cursos }: Featured): { author: Author; item: Item }[] {
  const byAuthor = new Map<string, { author: Author; item: Item }>();
  for (const item of [...eventos, ...cursos]) {
    const { usuario: author } = item;
    if (author.username && item.imagen && !byAuthor.has(author.id)) byAuthor.set(author.id, { author, item });
  }
  return [...byAuthor.values()]
    .sort((a, b) => Number(b.author.imagen !== null) - Number(a.author.imagen !== null))
    .slice(0, COUNT);
}

/** Real pages of people who publish, to be opened; nothing when none is featured. */
export function Examples({ featured }: { featured: Featured | null }) {
  const linkHost = useLinkHost();
  const examples = featured ? creadores(featured) : [];
  if (!examples.length) return null;
  return (
    <section aria-labelledby="ejemplos" className={styles.examples}>
      <h2 id="ejemplos">Vidrieras que ya están prendidas</h2>
      <ul className={styles.list}>
        {examples.map(({ author, item }) => (
          <li key={author.id} className={styles.example}>
            <Picture imagen={item.imagen} alt="" seed={item.id} title={item.titulo} ratio="16:9" />
            <div className={styles.who}>
              <span className={styles.avatar}>
                <Avatar imagen={author.imagen} name={authorName(author)} seed={author.id} size="l" />
              </span>
              <h3>
                <Link to={`/${author.username}`} className={styles.link}>
                  {authorName(author)}
                </Link>
              </h3>
              <p className={styles.address}>
                {linkHost}
                {author.username}
              </p>
              <p className={styles.what}>{item.titulo}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
