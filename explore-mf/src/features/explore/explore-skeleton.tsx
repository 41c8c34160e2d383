import { SkeletonBlock, SkeletonCards } from '@vidriera/kit/ui/parts/skeleton';
import explore from './explore.module.css';
import styles from './explore-skeleton.module.css';

export default function ExploreSkeleton() {
  return (
    <>
      <div aria-hidden="true" className={styles.hero} />
      <div className={explore.page}>
        <SkeletonBlock className={styles.categories} />
        <SkeletonCards tipo="evento" />
      </div>
    </>
  );
}
