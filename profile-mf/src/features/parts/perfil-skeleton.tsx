import { SkeletonBlock, SkeletonCards, SkeletonLine } from '@vidriera/kit/ui/skeleton';
import styles from './perfil-skeleton.module.css';

export default function PerfilSkeleton() {
  return (
    <div data-bleed="">
      <div className={styles.header} aria-hidden="true">
        <SkeletonBlock className={styles.cover} />
        <div className={styles.who}>
          <SkeletonBlock className={styles.photo} />
          <SkeletonLine width="half" />
          <SkeletonLine width="short" />
        </div>
      </div>
      <div className={styles.list}>
        <SkeletonCards tipo="link" />
      </div>
    </div>
  );
}
