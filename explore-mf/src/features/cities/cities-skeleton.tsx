import { SkeletonBlock } from '@vidriera/kit/ui/parts/skeleton';
import styles from './cities.module.css';

export default function CitiesSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonBlock className={styles.cities} />
    </div>
  );
}
