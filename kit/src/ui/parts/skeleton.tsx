import type { Tipo } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { cx } from '../../class-names.ts';
import frame from '../cards/card-frame.module.css';
import { CardGrid } from '../cards/card-grid.tsx';
import course from '../cards/course-card.module.css';
import linkCard from '../cards/link-card.module.css';
import picture from '../cards/picture.module.css';
import promo from '../cards/promo-card.module.css';
import styles from './skeleton.module.css';

export function SkeletonLine({ width = 'long' }: { width?: 'short' | 'half' | 'long' }) {
  return <span className={cx(styles.line, styles[width])} />;
}

export function SkeletonBlock({ className }: { className?: string | undefined }) {
  return <span className={cx(styles.block, className)} />;
}

/** Lines between title and foot of a complete card. */
const LINES = { evento: 2, curso: 3, promo: 2 };

function CardSkeleton({ tipo, square }: { tipo: Tipo; square: boolean }) {
  if (tipo === 'link') {
    return (
      <div className={cx(linkCard.card, styles.still)}>
        <span className={cx(styles.block, styles.icon)} />
        <div className={linkCard.words}>
          <SkeletonLine width="half" />
          <SkeletonLine width="short" />
        </div>
      </div>
    );
  }
  const look = tipo === 'promo' ? promo.coupon : tipo === 'curso' ? course.course : undefined;
  return (
    <div className={cx(frame.card, look, styles.still)}>
      <div className={frame.media}>
        <SkeletonBlock className={tipo === 'promo' ? picture.r169 : square ? picture.r11 : picture.r43} />
      </div>
      <div className={frame.body}>
        <div className={frame.head}>
          {tipo === 'promo' ? null : <span className={cx(frame.chip, styles.chip)} />}
          <p className={frame.title}>
            <SkeletonLine />
            <SkeletonLine width="half" />
          </p>
        </div>
        <div className={frame.lines}>
          {Array.from({ length: LINES[tipo] }, (_, index) => index).map((index) => (
            <p key={index} className={frame.line}>
              <SkeletonLine width="half" />
            </p>
          ))}
        </div>
        <div className={frame.foot}>
          <SkeletonLine width="short" />
        </div>
      </div>
    </div>
  );
}

interface SkeletonCardsProps {
  tipo: Tipo;
  layout?: 'grid' | 'shelf' | 'list';
}

/** Three placeholder cards of the exact size. Screen readers hear 'Cargando...'. */
export function SkeletonCards({ tipo, layout = tipo === 'link' ? 'list' : 'grid' }: SkeletonCardsProps) {
  return (
    <div role="status" className={styles.cards}>
      <span className="sr-only">Cargando...</span>
      <div aria-hidden="true">
        <CardGrid layout={layout}>
          {Array.from({ length: LIMITS.skeleton }, (_, index) => index).map((index) => (
            <li key={index}>
              <CardSkeleton tipo={tipo} square={layout === 'shelf'} />
            </li>
          ))}
        </CardGrid>
      </div>
    </div>
  );
}
