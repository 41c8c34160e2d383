import ScanQrCode from '@lucide/icons/icons/scan-qr-code';
import { doorPath } from '@vidriera/kit/going/detail-path';
import { ButtonAnchor, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { longDay, now } from '@vidriera/kit/words/format';
import { Link } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import column from '../column.module.css';
import styles from './canjes.module.css';
import { Helpers } from './helpers.tsx';
import type { CanjesData } from './load.ts';

/** `/canjes`: the counter, its helpers, each promo's claims, and the lists at the door. */
export default function Canjes({ data: { promos, helpers, dates } }: ScreenProps<CanjesData>) {
  return (
    <div className={column.column}>
      <PrivateMeta title="Puerta y canjes" />
      <PageHeader
        title="Puerta y canjes"
        action={
          <ButtonAnchor href="/canjear" target={undefined} icon={<Icon of={ScanQrCode} size={20} />}>
            Canjear
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
      {dates.length > 0 ? (
        <section aria-labelledby="puertas">
          <h2 id="puertas">En la puerta</h2>
          <ul className={styles.list}>
            {dates.map(({ evento, fecha, titulo }) => (
              <li key={`${evento} ${fecha}`}>
                <Link to={doorPath(evento, fecha)} reloadDocument className={styles.way}>
                  {`${titulo}, ${longDay(fecha, now())}`}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Helpers helpers={helpers ?? []} />
    </div>
  );
}
