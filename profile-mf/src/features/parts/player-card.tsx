import ArrowUpRight from '@lucide/icons/icons/arrow-up-right';
import Play from '@lucide/icons/icons/play';
import X from '@lucide/icons/icons/x';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import type { Player } from '@vidriera/domain/link/players';
import { cx } from '@vidriera/kit/class-names';
import { Picture } from '@vidriera/kit/ui/cards/picture';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { type ReactNode, useState } from 'react';
import styles from './player-card.module.css';

interface PlayerCardProps {
  link: CardOf<'link'>;
  href: string;
  player: Player;
  level: 2 | 3;
  corner: ReactNode;
}

/** Closes the player that is open: one plays at a time. */
let closeOpen: (() => void) | null = null;

/** A link as a player. Nothing is requested of the other site before the press. */
export function PlayerCard({ link, href, player, level, corner }: PlayerCardProps) {
  const { id, titulo, imagen, descripcion } = link;
  const { site, src, shape } = player;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const press = () => {
    if (isOpen) return close();
    closeOpen?.();
    closeOpen = close;
    setOpen(true);
  };
  const Heading = `h${level}` as const;
  const act = isOpen ? 'Cerrar el reproductor' : 'Reproducir acá';
  return (
    <article className={cx(styles.card, isOpen && styles.open)}>
      {isOpen ? (
        <iframe
          src={src}
          title={`${titulo}, en ${site}`}
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className={styles[shape]}
        />
      ) : (
        <Picture
          imagen={imagen}
          alt=""
          seed={id}
          title={titulo}
          ratio="16:9"
          sizes="(min-width: 900px) 480px, 92vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <div>
            <Heading className={styles.title}>{titulo}</Heading>
            {descripcion ? <p className={styles.description}>{descripcion}</p> : null}
          </div>
          <div className={styles.corner}>{corner}</div>
        </div>
        <div className={styles.acts}>
          <Button
            kind="secondary"
            icon={<Icon of={isOpen ? X : Play} size={20} />}
            aria-label={`${act}: ${titulo}`}
            data-press={isOpen ? undefined : `link/${id}`}
            onClick={press}
          >
            {act}
          </Button>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.way}
            aria-label={`Abrir en ${site}: ${titulo}`}
            data-press={`link/${id}`}
          >
            Abrir en {site}
            <Icon of={ArrowUpRight} size={20} />
          </a>
        </div>
      </div>
    </article>
  );
}
