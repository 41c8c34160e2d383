import type { Autor, Destacados, TarjetaCurso, TarjetaEvento } from 'domain/api';
import { authorName } from 'kit/format';
import { useLinkHost } from 'kit/link-host';
import { Link } from 'kit/router';
import { Avatar } from 'kit/ui/avatar';
import { Picture } from 'kit/ui/picture';
import styles from './ejemplos.module.css';

/** Examples shown: a full row of the widest screen. */
const CUANTOS = 3;

type Item = TarjetaEvento | TarjetaCurso;

/** Creators of what is featured, with a picture of theirs each; those with a photo of their own first. */
function creadores({ eventos, cursos }: Destacados): { autor: Autor; item: Item }[] {
  const porAutor = new Map<string, { autor: Autor; item: Item }>();
  for (const item of [...eventos, ...cursos]) {
    const { usuario: autor } = item;
    if (autor.username && item.imagen && !porAutor.has(autor.id)) porAutor.set(autor.id, { autor, item });
  }
  return [...porAutor.values()]
    .sort((a, b) => Number(b.autor.imagen !== null) - Number(a.autor.imagen !== null))
    .slice(0, CUANTOS);
}

/** Real pages of people who publish, to be opened; nothing when none is featured. */
export function Ejemplos({ destacados }: { destacados: Destacados | null }) {
  const linkHost = useLinkHost();
  const ejemplos = destacados ? creadores(destacados) : [];
  if (!ejemplos.length) return null;
  return (
    <section aria-labelledby="ejemplos" className={styles.examples}>
      <h2 id="ejemplos">Vidrieras que ya están prendidas</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics of an unstyled list */}
      <ul role="list" className={styles.list}>
        {ejemplos.map(({ autor, item }) => (
          <li key={autor.id} className={styles.example}>
            <Picture imagen={item.imagen} alt="" seed={item.id} title={item.titulo} ratio="16:9" />
            <div className={styles.who}>
              <span className={styles.avatar}>
                <Avatar imagen={autor.imagen} name={authorName(autor)} seed={autor.id} size="l" />
              </span>
              <h3>
                <Link to={`/${autor.username}`} className={styles.link}>
                  {authorName(autor)}
                </Link>
              </h3>
              <p className={styles.address}>
                {linkHost}
                {autor.username}
              </p>
              <p className={styles.what}>{item.titulo}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
