import { SkeletonBlock } from '@vidriera/kit/ui/parts/skeleton';
import styles from './filter.module.css';

export default function FilterSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonBlock className={styles.skeleton} />
    </div>
  );
}
