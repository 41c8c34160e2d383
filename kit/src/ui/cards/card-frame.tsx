import { isCalledOff } from '@vidriera/domain/evento/state';
import { isPast } from '@vidriera/domain/item/time';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { Link } from '@vidriera/router';
import { type ReactNode, useContext } from 'react';
import { cx } from '../../class-names.ts';
import { detailPath } from '../../going/detail-path.ts';
import { CardRatio, PictureSizes } from '../../pictures/picture-sizes.ts';
import { AuthorLink } from './author-link.tsx';
import styles from './card-frame.module.css';
import { OwnLabel } from './own-label.tsx';
import { Picture } from './picture.tsx';

export interface CardProps<T extends TipoAgenda = TipoAgenda> {
  item: CardOf<T>;
  now: LocalTime;
  /** The linked detail address, of the item's two. */
  within?: 'explore' | 'plain' | undefined;
  level?: 2 | 3 | undefined;
  /** A control at the top right: like, or the owner's menu. */
  corner?: ReactNode;
  /** Its picture is above the fold. */
  priority?: boolean | undefined;
  /** A fact that all cards of the list share; cards omit it. */
  known?: 'author' | 'category' | undefined;
  /** Its creator reads it on an own card: 'Oculto'. */
  label?: string | undefined;
  /** … and how many people: '12 van'. */
  figures?: string | undefined;
  /** In place of the detail, which an own hidden item lacks. */
  to?: string | undefined;
  className?: string | undefined;
}

interface CardFrameProps extends CardProps {
  /** By default that of the list. */
  ratio?: '16:9';
  over?: ReactNode;
  children: ReactNode;
  /** Above the title. */
  chip?: ReactNode;
}

/** The frame of all cards. The whole card links to the detail; corner and author stay targets of their own. */
export function CardFrame({
  item,
  now,
  within,
  level = 3,
  corner,
  priority,
  known,
  label,
  figures,
  to,
  ...look
}: CardFrameProps) {
  const { id, tipo, titulo, imagen, usuario } = item;
  const sizes = useContext(PictureSizes);
  const ratio = useContext(CardRatio);
  const Heading = `h${level}` as const;
  const isOff = isPast(item, now) || isCalledOff(item);
  return (
    <article className={cx(styles.card, isOff && styles.past, look.className)}>
      <div className={styles.media} data-travels="">
        <Picture
          imagen={imagen}
          alt=""
          seed={id}
          title={titulo}
          ratio={look.ratio ?? ratio}
          priority={priority}
          wholePosters
        />
        {look.over}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          {label ? <OwnLabel>{label}</OwnLabel> : null}
          {look.chip}
          <Heading className={styles.title}>
            <Link
              to={to ?? detailPath(tipo, id, within)}
              state={{ card: item, sizes }}
              className={styles.link}
            >
              {titulo}
            </Link>
          </Heading>
          {figures ? <p className="soft">{figures}</p> : null}
        </div>
        <div className={styles.lines}>{look.children}</div>
        {known === 'author' ? null : (
          <div className={styles.foot}>
            <AuthorLink author={usuario} oneLine isRinged={false} />
          </div>
        )}
      </div>
      {corner ? <div className={styles.corner}>{corner}</div> : null}
    </article>
  );
}

interface CardLineProps {
  /** At the right. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** One of a card's fixed lines; what does not fit ends in an ellipsis. Enlarged text wraps. An empty line keeps its place. */
export const CardLine = ({ end, className, children }: CardLineProps) => (
  <p className={styles.line}>
    <span className={className}>{children}</span> {end}
  </p>
);

/** '$ 18.000/mes' */
export const Price = ({ of: { precio } }: { of: CardOf<TipoAgenda> }) =>
  precio ? <b className={styles.price}>{precio.replace(' por mes', '/mes')}</b> : null;

export function CardChip({ green, children }: { green?: boolean; children: ReactNode }) {
  return <span className={cx(styles.chip, green && styles.green)}>{children}</span>;
}
