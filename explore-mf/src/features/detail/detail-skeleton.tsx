import { SkeletonBlock, SkeletonLine } from 'kit/ui/skeleton';
import detail from './detail.module.css';
import styles from './detail-skeleton.module.css';

/** The detail to come, at its size. */
export default function DetailSkeleton({ explore }: { explore?: boolean }) {
  return (
    <div role="status" className={detail.detail} data-explore={explore || undefined}>
      <span className="sr-only">Cargando...</span>
      <div aria-hidden="true" className={detail.columns}>
        <div className={detail.media}>
          <SkeletonBlock className={styles.photo} />
        </div>
        <div className={detail.header}>
          <SkeletonLine width="short" />
          <SkeletonBlock className={styles.title} />
          <SkeletonLine width="half" />
        </div>
        <div className={detail.facts}>
          <SkeletonBlock className={styles.facts} />
        </div>
        <div className={detail.texts}>
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine width="half" />
        </div>
      </div>
    </div>
  );
}
