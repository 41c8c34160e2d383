import ScanQrCode from '@lucide/icons/icons/scan-qr-code';
import { MAX_HELPERS } from '@vidriera/domain/claim/times';
import { doorPath } from '@vidriera/kit/going/detail-path';
import { call } from '@vidriera/kit/requests/callable';
import { ButtonAnchor, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { longDay, now } from '@vidriera/kit/words/format';
import { momentText } from '@vidriera/kit/words/moment';
import { Link } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { publicOrigin } from '@vidriera/session/config';
import { serverNow } from '@vidriera/session/server-clock';
import column from '../column.module.css';
import styles from './canjes.module.css';
import { HelperLinks } from './helper-links.tsx';
import type { CanjesData, CanjesHelper } from './load.ts';

/** Helpers at the counter, who redeem by a link without an account. */
function Helpers({ helpers }: { helpers: CanjesHelper[] }) {
  const now = serverNow();
  return (
    <HelperLinks
      helpers={helpers.map(({ id, nombre, bound, lapsesAt }) => ({
        id,
        nombre,
        about: `${bound ? 'Abrió su link' : 'Todavía no abrió su link'} · hasta ${momentText(lapsesAt, now)}`,
      }))}
      about={`Con su link canjean sin cuenta, por 12 horas, desde el primer teléfono que lo abra. Hasta ${MAX_HELPERS}.`}
      confirm={(nombre) => `¿Quitar a ${nombre}? Su teléfono deja de canjear.`}
      message={(nombre) => `Los canjes, ${nombre}: abrilo en el teléfono con el que vas a canjear.`}
      help="Así lo ves en la lista de canjes."
      invite={async (nombre, secret) => {
        const { link } = await call('counter', { what: 'invite', nombre, link: secret });
        return `${publicOrigin()}/canjear#${link}`;
      }}
      withdraw={async (id) => void (await call('counter', { what: 'withdraw', id }))}
    />
  );
}

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
