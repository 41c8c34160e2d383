import type { Featured } from '@vidriera/domain/api/schema';
import { isPosterName } from '@vidriera/domain/image/poster-name';
import { type ShopWindow, shopWindow } from '@vidriera/domain/item/shop-window';
import type { Author, CardOf } from '@vidriera/domain/item/wire-schema';
import { Picture } from '@vidriera/kit/ui/cards/picture';
import { ShopFront } from '@vidriera/kit/ui/cards/shop-front';
import { Sign } from '@vidriera/kit/ui/cards/sign';
import { Avatar } from '@vidriera/kit/ui/people/avatar';
import { authorName } from '@vidriera/kit/words/format';
import { shopFrontOf } from '@vidriera/kit/words/shop-front-data';
import { Link } from '@vidriera/router';
import { siteFacts } from '@vidriera/session/config';
import styles from './window.module.css';

export interface FeaturedWindow extends ShopWindow {
  author: Author;
  portada: string | null;
  count: number;
}

/** Returns the windows of featured authors: lit ones first, then those with most items. */
export function windowsOf(featured: Featured | null, now: string): FeaturedWindow[] {
  const items: (CardOf<'evento'> | CardOf<'curso'>)[] = featured
    ? [...featured.eventos, ...featured.cursos].filter(({ usuario }) => usuario.username)
    : [];
  const authors = new Map(items.map(({ usuario }) => [usuario.id, usuario]));
  return [...authors.values()]
    .map((author) => {
      const theirs = items.filter(({ usuario }) => usuario.id === author.id);
      const pictures = theirs.flatMap(({ imagen }) => imagen ?? []);
      // Photo and name would stand over a poster's lettering.
      const portada = pictures.find((imagen) => !isPosterName(imagen)) ?? pictures[0] ?? null;
      return { author, portada, count: theirs.length, ...shopWindow(theirs, now) };
    })
    .sort((a, b) => Number(b.lit) - Number(a.lit) || b.count - a.count);
}

interface WindowProps {
  of: FeaturedWindow;
  now: string;
  /** Sets the window's height `--cover`, the ground `--ground`, and `--soft` for text on it. */
  className: string | undefined;
  sizes: string;
  priority?: boolean;
  as?: 'p' | 'h3';
}

/** A creator's shop window with a link to their page and their first item. */
export function Window({ of, now, className, sizes, priority, as: Name = 'p' }: WindowProps) {
  const { linkHost } = siteFacts();
  const { author, portada, lit } = of;
  const { id, username, imagen } = author;
  const nombre = authorName(author);
  const { sign } = shopFrontOf({ username, nombre }, of, now);
  return (
    <ShopFront
      seed={id}
      lit={lit}
      className={className}
      inside={<Picture imagen={portada} alt="" seed={id} title={nombre} sizes={sizes} priority={priority} />}
    >
      <div className={styles.who}>
        <span className={styles.photo}>
          <Avatar imagen={imagen} name={nombre} seed={id} size="l" />
        </span>
        <div>
          <Name className={styles.name}>
            <Link to={`/${username}`}>{nombre}</Link>
          </Name>
          <p className={styles.address}>
            {linkHost}
            {username}
          </p>
        </div>
        {sign ? <Sign {...sign} /> : null}
      </div>
    </ShopFront>
  );
}
