import { ShopFront } from '@vidriera/kit/ui/cards/shop-front';
import { SkeletonBlock, SkeletonCards, SkeletonLine } from '@vidriera/kit/ui/parts/skeleton';
import styles from './perfil-skeleton.module.css';

const TABS = 4;
const NETWORKS = 3;
const some = (amount: number) => Array.from({ length: amount }, (_, at) => at);

/** Awning, cover, photo, name, networks and tabs where a profile has them. */
export default function PerfilSkeleton() {
  return (
    <div data-bleed="">
      <div aria-hidden="true">
        <ShopFront as="div" seed="" lit className={styles.header} inside={null}>
          <div className={styles.who}>
            <SkeletonBlock className={styles.photo} />
            <div className={styles.name}>
              <SkeletonLine width="half" />
              <SkeletonLine width="short" />
            </div>
            <div className={styles.ways}>
              {some(NETWORKS).map((at) => (
                <SkeletonBlock key={at} className={styles.way} />
              ))}
            </div>
          </div>
        </ShopFront>
        <div className={styles.tabs}>
          {some(TABS).map((at) => (
            <SkeletonBlock key={at} className={styles.tab} />
          ))}
        </div>
      </div>
      <div className={styles.list}>
        <SkeletonCards tipo="link" />
      </div>
    </div>
  );
}
