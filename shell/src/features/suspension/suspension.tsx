import { appealPath } from '@vidriera/domain/complaint/paths';
import { untilText } from '@vidriera/domain/usuario/suspension';
import { Link } from '@vidriera/router';
import type { SessionUser } from '@vidriera/session';
import { serverNow } from '@vidriera/session/server-clock';
import styles from './suspension.module.css';

/** A line above every screen of a suspended person: until when, and the way to the reasons and the appeal. */
export function Suspension({ uid, suspendedUntil }: Pick<SessionUser, 'uid' | 'suspendedUntil'>) {
  if (!suspendedUntil || suspendedUntil.getTime() <= serverNow()) return null;
  return (
    <section aria-label="Cuenta suspendida" className={styles.suspension}>
      <p>
        <b>Tu cuenta está suspendida {untilText(suspendedUntil)}.</b> Nadie ve lo que publicaste, y no podés
        publicar ni editar. <Link to={appealPath(`user/${uid}`)}>Ver por qué, y apelar</Link>
      </p>
    </section>
  );
}
