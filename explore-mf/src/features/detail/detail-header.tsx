import { CATEGORIA_VISIBLE } from '@vidriera/domain/categoria/categoria';
import { isOn } from '@vidriera/domain/item/time';
import type { AgendaCard, Detail } from '@vidriera/domain/item/wire-schema';
import { AuthorLink } from '@vidriera/kit/ui/cards/author-link';
import type { ReactNode } from 'react';
import styles from './detail-header.module.css';
import { categoriaOf } from './related.tsx';

interface DetailHeaderProps {
  detail: AgendaCard | Detail;
  now: string;
  /** At the right of the author. */
  follow: ReactNode;
}

/** A course's title, the author, and below them the category and «Ahora». */
export function DetailHeader({ detail, now, follow }: DetailHeaderProps) {
  const categoria = categoriaOf(detail);
  const isNow = detail.tipo === 'evento' && isOn(detail, now);
  return (
    <header className={styles.header}>
      {detail.tipo === 'curso' ? <h1>{detail.titulo}</h1> : null}
      <div className={styles.author}>
        <AuthorLink author={detail.usuario} size="m" />
        {follow}
      </div>
      {categoria || isNow ? (
        <p className={styles.chips}>
          {categoria ? <span className={styles.chip}>{CATEGORIA_VISIBLE[categoria]}</span> : null}
          {isNow ? <span className={styles.on}>Ahora</span> : null}
        </p>
      ) : null}
    </header>
  );
}
