import type { Featured } from 'domain/api/schema';
import { shopWindow } from 'domain/item/shop-window';
import type { CardOf } from 'domain/item/wire-schema';
import { authorName } from 'kit/format';
import { frontOf } from 'kit/front';
import { useLinkHost } from 'kit/link-host';
import { Link } from 'kit/router';
import { Avatar } from 'kit/ui/avatar';
import { Picture } from 'kit/ui/picture';
import { ShopFront } from 'kit/ui/shop-front';
import { Sign } from 'kit/ui/sign';
import styles from './window.module.css';

type Item = CardOf<'evento'> | CardOf<'curso'>;

/** Of the authors of what is featured, one whose window is lit and who has most of it; `undefined` without any. */
function bestWindow(featured: Featured, now: string) {
  const items: Item[] = [...featured.eventos, ...featured.cursos].filter(({ usuario }) => usuario.username);
  const [best] = [...new Set(items.map(({ usuario }) => usuario.id))]
    .map((id) => items.filter(({ usuario }) => usuario.id === id))
    .map((theirs) => ({ theirs, ...shopWindow(theirs, now) }))
    .sort((a, b) => Number(b.lit) - Number(a.lit) || b.theirs.length - a.theirs.length);
  return best;
}

/** Somebody's real shop window, made of what is featured; nothing when nothing is. */
export function Window({ featured, now }: { featured: Featured | null; now: string }) {
  const linkHost = useLinkHost();
  const best = featured && bestWindow(featured, now);
  const author = best?.theirs[0]?.usuario;
  if (!best || !author) return null;
  const { id, username, imagen } = author;
  const nombre = authorName(author);
  const { sign } = frontOf({ username, nombre }, best, now);
  const portada = best.theirs.find((item) => item.imagen)?.imagen ?? null;
  return (
    <ShopFront
      seed={id}
      lit={best.lit}
      className={styles.front}
      inside={
        <Picture
          imagen={portada}
          alt=""
          seed={id}
          title={nombre}
          sizes="(min-width: 900px) 528px, 100vw"
          priority
        />
      }
    >
      <div className={styles.who}>
        <span className={styles.photo}>
          <Avatar imagen={imagen} name={nombre} seed={id} size="l" />
        </span>
        <p>
          <Link to={`/${username}`} className={styles.name}>
            {nombre}
          </Link>
          <span className={styles.address}>
            {linkHost}
            {username}
          </span>
        </p>
        {sign ? <Sign {...sign} /> : null}
      </div>
    </ShopFront>
  );
}
