import { SkeletonBlock, SkeletonCards, SkeletonLine } from 'kit/ui/skeleton';
import frame from './frame.module.css';
import styles from './perfil-skeleton.module.css';
import header from './profile-header.module.css';

/** A profile to come: its cover, its photo, its name and a list. */
export default function PerfilSkeleton() {
  return (
    <div className={frame.perfil} data-bleed="">
      <div aria-hidden="true" className={header.header}>
        <SkeletonBlock className={header.portada} />
        <div className={header.who}>
          <div className={header.photo}>
            <SkeletonBlock className={styles.photo} />
          </div>
          <SkeletonLine width="half" />
          <SkeletonLine width="short" />
        </div>
      </div>
      <div className={frame.panel}>
        <SkeletonCards tipo="link" />
      </div>
    </div>
  );
}
