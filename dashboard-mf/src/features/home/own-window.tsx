import Plus from '@lucide/icons/icons/plus';
import ScanQrCode from '@lucide/icons/icons/scan-qr-code';
import Share2 from '@lucide/icons/icons/share-2';
import { mayPublish } from '@vidriera/domain/usuario/may';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { publicAddress } from '@vidriera/kit/posters/share';
import { Sign } from '@vidriera/kit/ui/cards/sign';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { Form, Link } from '@vidriera/router';
import { sessionHint, useUser } from '@vidriera/session';
import { pageConfig } from '@vidriera/session/config';
import { useId } from 'react';
import styles from './own-window.module.css';
import { useOwnWindow } from './use-own-window.ts';

/**
 * A creator's next date, three shortcuts, a field for a link to publish, and the way to bring many. It is in everybody's HTML, and CSS shows it to creators by `:root[data-session]`, so it
 * shifts nothing.
 */
export function OwnWindow({ now }: { now: LocalTime }) {
  const user = useUser();
  const own = useOwnWindow(now);
  const share = useLazyDialog(() => import('@vidriera/kit/ui/dialogs/share-dialog'));
  const id = useId();
  const shared = () => {
    const username = user?.username || (sessionHint()?.username ?? '');
    return {
      titulo: own?.perfil?.nombre ?? user?.displayName ?? username,
      url: publicAddress(pageConfig().linkHost, username, location.protocol),
      subject: own?.perfil,
      isOwn: true,
    };
  };
  return (
    <section
      aria-labelledby={id}
      hidden={user ? !mayPublish(user.role) : undefined}
      className={styles.own}
      data-lit={own?.front?.lit || undefined}
    >
      <h2 id={id}>Hoy en tu vidriera</h2>
      <div className={styles.next}>{own ? <Next {...own} /> : null}</div>
      <div className={styles.acts}>
        <ButtonLink to="/agregar-post" icon={<Icon of={Plus} size={20} />}>
          Publicar
        </ButtonLink>
        <ButtonLink kind="secondary" to="/canjear" reloadDocument icon={<Icon of={ScanQrCode} size={20} />}>
          Canjear
        </ButtonLink>
        <Button
          kind="secondary"
          aria-haspopup="dialog"
          onClick={share.open}
          icon={<Icon of={Share2} size={20} />}
        >
          Compartir
        </Button>
      </div>
      <Form action="/agregar-post" className={styles.paste}>
        <input type="hidden" name="tipo" value="link" />
        <input
          name="enlace"
          aria-label="Link para publicar"
          inputMode="url"
          placeholder="Pegá un link"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={LIMITS.url}
          className={styles.link}
        />
        <Button type="submit" kind="secondary">
          Continuar
        </Button>
      </Form>
      <p className={styles.more}>
        <Link to="/traer" className={styles.bring}>
          Traer lo que ya tenés
        </Link>
        <Link to="/estadisticas" className={styles.bring}>
          Ver tus estadísticas
        </Link>
      </p>
      {share.window(shared)}
    </section>
  );
}

function Next({ front, failure }: NonNullable<ReturnType<typeof useOwnWindow>>) {
  if (front?.sign) return <Sign {...front.sign} />;
  return (
    <p className={styles.none}>{failure ?? 'No tenés nada por venir. Publicá lo próximo y se prende.'}</p>
  );
}
