import { ButtonAnchor, ButtonLink } from '@vidriera/kit/ui/button';
import { PrivateMeta } from '@vidriera/kit/ui/meta';
import { PageHeader } from '@vidriera/kit/ui/page-header';
import { EmptyState } from '@vidriera/kit/ui/state';
import { Link } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import styles from './canjes.module.css';
import { Helpers } from './helpers.tsx';
import type { CanjesData } from './load.ts';

/** `/canjes`: the counter, its helpers, and each promo's claims. */
export default function Canjes({ data: { promos, helpers } }: ScreenProps<CanjesData>) {
  return (
    <div className={styles.screen}>
      <PrivateMeta title="Canjes" />
      <PageHeader
        title="Canjes"
        action={
          <ButtonAnchor href="/canjear" target={undefined} icon={<ScanQrCode size={20} />}>
            Abrir el mostrador
          </ButtonAnchor>
        }
      />
      <section aria-labelledby="tomadas">
        <h2 id="tomadas">Quiénes las tomaron</h2>
        {promos.length > 0 ? (
          <ul className={styles.list}>
            {promos.map(({ id, titulo }) => (
              <li key={id}>
                <Link to={`/canjes/${encodeURIComponent(id)}`} className={styles.way}>
                  {titulo}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            text="No tenés promos que se canjeen ahora."
            action={
              <ButtonLink kind="secondary" to="/agregar-post?tipo=promo">
                Publicar una promo
              </ButtonLink>
            }
          />
        )}
      </section>
      <Helpers helpers={helpers ?? []} />
    </div>
  );
}
