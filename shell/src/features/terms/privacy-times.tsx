import { SHOWN_AFTER_MS } from '@vidriera/domain/door/limits';
import { COPY_REGION, placeOf } from '@vidriera/domain/site/regions';
import { RETENTION_DAYS, RETENTION_MONTHS, UNCONFIRMED_DAYS } from '@vidriera/domain/site/retention';
import { LEDGER_DAYS } from '@vidriera/domain/usuario/ledger';
import { LIMITS } from '@vidriera/domain/values/limits';

const { complaints, logs, held, keptPerfil, seats, notices, noMail, claims, withdrawn, claimPrint } =
  RETENTION_DAYS;
const HOUR_MS = 3_600_000;
const { dailyBackup, weeklyBackup, deletedFiles, deletedExports, thumbnails } = RETENTION_DAYS;

/** How long data stay, and what stays of a deleted account. */
export function PrivacyTimes() {
  return (
    <>
      <h3 id="plazos">Cuánto tiempo</h3>
      <ul>
        <li>Tus datos y publicaciones: mientras tengas la cuenta, o hasta que los borres.</li>
        <li>
          Una cuenta vacía que nadie confirmó: {UNCONFIRMED_DAYS.removed} días, y al menos{' '}
          {UNCONFIRMED_DAYS.removed - UNCONFIRMED_DAYS.told} desde que te avisamos por mail.
        </li>
        <li>
          Tu perfil de creador, si dejás de serlo: {keptPerfil} días más, para que lo puedas recuperar. Nadie
          más lo ve.
        </li>
        <li>
          Tus lugares en un evento, lo que respondiste al anotarte y lo que quien organiza les escribió: hasta{' '}
          {seats} días después de la fecha.
        </li>
        <li>
          La lista de la puerta: se ve hasta {SHOWN_AFTER_MS / HOUR_MS} horas después del final. Cuántos
          llegaron: lo ve quien organiza, hasta {seats} días después de la fecha, y se borra en el día que
          sigue.
        </li>
        <li>
          Las promos que tomaste: hasta {claims} días después de su último día; si no tienen último día,
          mientras exista la promo. Si se borra una que no usaste, la ves {withdrawn} días más.
        </li>
        <li>Tus estadísticas: {RETENTION_MONTHS.figures} meses.</li>
        <li>
          Las denuncias: {complaints} días. Lo denunciado como estaba: {complaints} días desde que se decidió,
          o mientras espera o está en revisión. Si eliminás tu cuenta, tus denuncias se borran y queda solo la
          cantidad. Lo que decidió moderación: {RETENTION_DAYS.deskLog} días.
        </li>
        <li>Un código para entrar, y el mail que lo pidió: media hora, y se borran en el día que sigue.</li>
        <li>A quién seguís o bloqueás, y la dirección de tu calendario personal: hasta que lo deshacés.</li>
        <li>Avisos y mails que te mandamos: {notices} días.</li>
        <li>
          Si los mails que te mandamos rebotan, una clave que no dice quién sos, para no escribirte más:{' '}
          {noMail} días.
        </li>
        <li>Si borrás una publicación que estaba en revisión, el motivo: {held} días.</li>
        <li>
          Si suspendimos tu cuenta, una clave de tu mail que no dice quién sos, para que otra cuenta con el
          mismo mail siga suspendida: hasta que termine, {RETENTION_DAYS.suspendedMailbox} días como mucho.
        </li>
        <li>
          Lo que una autoridad nos pide guardar: una copia que lee solo quien opera el sitio,{' '}
          {RETENTION_DAYS.kept} días, también si borrás la publicación o la cuenta.
        </li>
        <li>El permiso de quien ayuda y las cuentas para frenar abusos: unos días.</li>
        <li>Imágenes que subiste y no usaste: se borran en un par de días.</li>
        <li>Registros técnicos: {logs} días.</li>
        <li>
          Copias de seguridad de los datos: {dailyBackup} días las diarias y {weeklyBackup} las de los
          domingos. Archivos borrados o reemplazados: {deletedFiles} días. Exportaciones, con una copia en{' '}
          {placeOf(COPY_REGION)}: {RETENTION_DAYS.exports + deletedExports} días.
        </li>
      </ul>
      <h3 id="al-eliminar">Qué queda si eliminás tu cuenta</h3>
      <p>
        Empezamos a borrar todo en el momento. Suele tardar unos minutos; si algo falla, sigue esa noche.
        Después quedan solo:
      </p>
      <ul>
        <li>
          Tu nombre de usuario, {LIMITS.usernameKeptDays} días, sin ningún otro dato, para que nadie se haga
          pasar por vos.
        </li>
        <li>
          El identificador interno de tu cuenta, {LEDGER_DAYS} días, para borrar tus datos otra vez si
          restauramos una copia.
        </li>
        <li>
          De cada promo vigente que tomaste, una clave que no dice quién sos, para que sea una por persona:
          hasta el último día de la promo, o {claimPrint} días si no tiene. Quien la publica ve «Cuenta
          eliminada».
        </li>
        <li>
          Los avisos que otras personas recibieron sobre lo que publicabas, con su título: {notices} días.
        </li>
        <li>
          Las copias de seguridad y los registros, por los plazos de arriba, y las miniaturas de tus imágenes
          en la memoria de navegadores, hasta {thumbnails * 24} horas; en la red que las reparte, unos
          minutos.
        </li>
      </ul>
    </>
  );
}
