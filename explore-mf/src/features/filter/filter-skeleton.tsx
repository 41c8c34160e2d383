import { SkeletonBlock } from '@vidriera/kit/ui/skeleton';
import styles from './filter.module.css';

export default function FilterSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonBlock className={styles.skeleton} />
    </div>
  );
}
