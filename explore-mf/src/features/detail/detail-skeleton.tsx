import type { TipoAgenda } from 'domain/values/ids';
import { cx } from 'kit/class-names';
import { useLocation } from 'kit/router';
import { SkeletonBlock, SkeletonLine } from 'kit/ui/skeleton';
import cover from './cover.module.css';
import detail from './detail.module.css';
import styles from './detail-skeleton.module.css';
import { titleSize } from './title-size.ts';

interface DetailSkeletonProps {
  tipo: TipoAgenda;
  explore: boolean;
}

/** The detail to come, at its size, until its code is there: with its title, where the card that led here told it. */
export default function DetailSkeleton({ tipo, explore }: DetailSkeletonProps) {
  const said: unknown = useLocation().state?.card?.titulo;
  const titulo = typeof said === 'string' ? said : null;
  return (
    <div role="status" className={detail.detail} data-explore={explore || undefined}>
      <span className="sr-only">Cargando...</span>
      <div aria-hidden="true" className={detail.columns}>
        <div className={cx(cover.cover, cover[tipo])} data-travels="">
          <div className={cover.photos}>
            <SkeletonBlock className={cx(cover.photo, styles.photo)} />
          </div>
          {tipo === 'evento' ? (
            <div className={styles.words}>
              <SkeletonBlock className={styles.title} />
              <SkeletonBlock className={styles.ticket} />
            </div>
          ) : null}
          {tipo === 'promo' ? (
            <>
              <div className={cover.benefit}>
                {titulo ? (
                  <h1 className={cover.title} data-size={titleSize(titulo)}>
                    {titulo}
                  </h1>
                ) : (
                  <SkeletonBlock className={styles.title} />
                )}
              </div>
              <div className={cover.terms}>
                <SkeletonLine width="half" />
              </div>
            </>
          ) : null}
        </div>
        <div className={detail.side}>
          <div className={detail.header}>
            {tipo === 'curso' && titulo ? <h1>{titulo}</h1> : null}
            {tipo === 'curso' && !titulo ? (
              <SkeletonBlock className={cx(styles.title, styles.heading)} />
            ) : null}
            <div className={styles.author}>
              <SkeletonLine width="half" />
            </div>
          </div>
          <SkeletonBlock className={styles.facts} />
          <div className={detail.texts}>
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine width="half" />
          </div>
        </div>
      </div>
    </div>
  );
}
