import { HELPER_MS, KEPT_MS } from '@vidriera/domain/claim/times';
import { REASON_NAMES, REASONS } from '@vidriera/domain/complaint/reasons';
import { SHOWN_AFTER_MS } from '@vidriera/domain/door/limits';
import { RENAME } from '@vidriera/domain/rename/limits';
import { MAX_SEATS } from '@vidriera/domain/seats/limits';
import { KEPT_PAGES_HOURS, RETENTION_DAYS, UNCONFIRMED_DAYS } from '@vidriera/domain/site/retention';
import { AGES } from '@vidriera/domain/site/terms';
import { LIMITS } from '@vidriera/domain/values/limits';
import { Link } from '@vidriera/router';
import { siteFacts } from '@vidriera/session/config';
import styles from './terms.module.css';

/** How people complain, what happens then, and how its author answers: as the DSA's articles 11, 12, 16, 17 and 20 ask. */
function Moderation() {
  const { contact } = siteFacts().operator;
  return (
    <>
      <h3 id="moderacion">Qué pasa con lo que no cumple</h3>
      <p>
        Cualquiera puede <Link to="/denunciar">denunciar</Link> una publicación, un perfil o sus links, con
        una cuenta o sin ella. Quien denuncia recibe un número, con el que ve cómo va, y, si tiene una cuenta,
        le decimos cómo terminó. Quien lo publicó nunca sabe quién fue. Los motivos son estos:
      </p>
      <ul>
        {REASON_NAMES.map((name) => (
          <li key={name}>{REASONS[name].label}</li>
        ))}
      </ul>
      <p>
        Una persona decide. Puede dejarlo como está, esconderlo mientras lo revisa, darlo de baja o suspender
        la cuenta, por un tiempo o para siempre. Solo dos cosas pasan antes de que alguien mire: lo de una
        cuenta nueva que denuncian varias personas, o una por un motivo muy grave, se esconde por 48 horas
        como mucho, y un link a un sitio que figura en una lista de sitios peligrosos no se muestra.
      </p>
      <p>
        Si escondemos o damos de baja algo tuyo, te lo decimos acá y por mail: qué es, por cuál de estos
        motivos, si fue por denuncias o por una decisión, y qué podés hacer. Mientras lo revisamos podés
        corregirlo y contestar. Una baja o una suspensión la podés <strong>apelar</strong> una vez, gratis; si
        hay otra persona que modera, la mira ella. También podés ir a la justicia o a la autoridad que
        corresponda.
      </p>
      <p>
        Lo que damos de baja deja de salir de nuestros servidores en diez minutos. Un navegador que ya lo
        mostró puede guardar una imagen hasta {RETENTION_DAYS.thumbnails * 24} horas, y una página hasta{' '}
        {KEPT_PAGES_HOURS} horas.
      </p>
      <p>El punto de contacto para vos y para las autoridades es {contact}, en castellano.</p>
    </>
  );
}

const HOUR_MS = 3_600_000;

export function Conditions() {
  const { brand, company, taxId, address } = siteFacts().operator;
  return (
    <section aria-labelledby="condiciones" className={styles.part}>
      <h2 id="condiciones">Términos y condiciones</h2>
      <p>
        {brand} es una plataforma donde creadores publican sus links, eventos, cursos y promos, y donde
        cualquiera puede explorarlos. La ofrece {company}, CUIT {taxId}, con domicilio en {address},
        Argentina. Al registrarte aceptás lo que sigue.
      </p>
      <h3>Tu cuenta</h3>
      <p>
        Te registrás con un nombre de usuario, un mail y una contraseña, o con tu nombre y un código que te
        mandamos por mail. Para tener una cuenta necesitás tener {AGES.least} años o más y, si tenés menos de{' '}
        {AGES.guardian}, permiso de tu madre, tu padre o quien te represente. Lo declarás al aceptar estos
        términos. Los datos que cargues tienen que ser tuyos y ser ciertos. Sos responsable de lo que se haga
        con tu cuenta, así que cuidá tu contraseña y no pases tus códigos. Usar {brand} es gratis.
      </p>
      <p>
        Si nadie confirma el mail de una cuenta y está vacía, la eliminamos a los {UNCONFIRMED_DAYS.removed}{' '}
        días. Antes te escribimos una vez. Si alguien prueba con un código que ese mail es suyo, y decide
        seguir sin la contraseña, la eliminamos en el momento: la cuenta nueva no hereda nada.
      </p>
      <h3>Lo que publicás</h3>
      <p>
        Lo que publicás sigue siendo tuyo. Nos das permiso, gratuito y no exclusivo, para guardarlo, adaptar
        el tamaño de tus imágenes y mostrarlo dentro de {brand} y en las vistas previas de tus links mientras
        esté publicado. Publicá solo textos e imágenes que puedas usar: sin contenido engañoso,
        discriminatorio o ilegal, y sin datos de otras personas sin su permiso.
      </p>
      <Moderation />
      <h3>Lugares y promos</h3>
      <p>
        Los eventos, cursos y promos son de quienes los publican: ellos responden por lo que ofrecen y por
        cumplirlo. No cobramos ni vendemos entradas. Eso no limita los derechos que te da la Ley 24.240 de
        Defensa del Consumidor.
      </p>
      <p>
        Algunos eventos reparten sus lugares acá. Podés pedir hasta {MAX_SEATS} por fecha, esperar si no
        quedan y devolverlos. Quien organiza ve tu nombre y cuántos lugares pediste. En los demás, la reserva
        se acuerda por el link de quien publica, fuera de {brand}.
      </p>
      <p>
        Una promo que tomás te espera {KEPT_MS / HOUR_MS} horas, o hasta su último día si llega antes. Es una
        por persona, se usa una sola vez y se canjea con el código de tu teléfono o con sus letras. Quien la
        publica ve tu nombre. Si un evento o una promo cambia o se cancela, te lo mostramos en tus avisos y te
        escribimos por mail. De lo que pediste o marcaste te mandamos un recordatorio, y de los creadores que
        seguís, un resumen por semana como mucho. Todos esos mails los podés cortar con su último link.
      </p>
      <h3>Agendas en otros sitios y calendarios</h3>
      <p>
        Lo que publicás para todos también se puede ver en otros sitios que muestren tu agenda, y en los
        calendarios de quienes se suscriban. Cada programa de calendario decide cuándo se actualiza: puede
        tardar un día. La dirección de tu calendario personal es secreta: quien la tenga ve a qué vas, así que
        no la pases. La podés cambiar cuando quieras.
      </p>
      <h3>Si atendés canjes o una puerta</h3>
      <p>
        Los nombres que ves de quienes van a tu evento o tomaron tu promo son solo para atenderlos. Si invitás
        a quien te ayuda, su link dura {HELPER_MS / HOUR_MS} horas y respondés por lo que haga con él. En la
        puerta de un evento, su link muestra la lista de esa fecha con nombre e inicial, hasta{' '}
        {SHOWN_AFTER_MS / HOUR_MS} horas después del final. No copies esa lista ni la uses para otra cosa.
      </p>
      <h3>Tu nombre de usuario</h3>
      <p>
        Es único y forma tu link corto. Si entraste con un código, lo hacemos con tu nombre. Lo podés cambiar
        una vez cada {RENAME.waitDays} días, y la primera vez cuando quieras: el anterior lleva al nuevo
        durante {RENAME.leadsDays} días, y mientras tanto nadie más lo puede elegir. Si eliminás tu cuenta, el
        nombre queda reservado durante {LIMITS.usernameKeptDays} días, con los anteriores, para que nadie se
        haga pasar por vos con un link que otros recuerdan; después puede elegirlo cualquiera.
      </p>
      <h3>El servicio</h3>
      <p>
        Hacemos lo posible para que {brand} funcione siempre, pero puede haber cortes. Si cambiamos estos
        textos, te pedimos que los aceptes de nuevo la próxima vez que entres. Hasta entonces vale la versión
        que aceptaste; si no estás de acuerdo, podés descargar tus datos y eliminar tu cuenta. Se aplica la
        ley argentina. Las diferencias se resuelven ante los tribunales de tu domicilio.
      </p>
    </section>
  );
}
