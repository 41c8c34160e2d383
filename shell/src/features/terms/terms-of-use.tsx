import { CONTACT_MAIL } from '@vidriera/domain/site/contact';
import { LIMITS } from '@vidriera/domain/values/limits';
import styles from './terms.module.css';

export function Conditions() {
  return (
    <section aria-labelledby="condiciones" className={styles.part}>
      <h2 id="condiciones">Términos y condiciones</h2>
      <p>
        Vidriera es una plataforma donde creadores publican sus links, eventos, cursos y promos, y donde
        cualquiera puede explorarlos. La ofrece [razón social], CUIT [número], con domicilio en [dirección],
        Argentina. Al registrarte aceptás lo que sigue.
      </p>
      <h3>Tu cuenta</h3>
      <p>
        Te registrás con un nombre de usuario, un mail y una contraseña. Para tener una cuenta necesitás ser
        mayor de 18 años, o que quien te representa lo autorice. Los datos que cargues tienen que ser tuyos y
        ser ciertos. Sos responsable de lo que se haga con tu cuenta, así que cuidá tu contraseña. Usar
        Vidriera es gratis.
      </p>
      <h3>Lo que publicás</h3>
      <p>
        Lo que publicás sigue siendo tuyo. Nos das permiso, gratuito y no exclusivo, para guardarlo, adaptar
        el tamaño de tus imágenes y mostrarlo dentro de Vidriera y en las vistas previas de tus links mientras
        esté publicado. Publicá solo textos e imágenes que puedas usar: sin contenido engañoso,
        discriminatorio o ilegal, y sin datos de otras personas sin su permiso.
      </p>
      <p>
        Si algo no cumple, podemos darlo de baja, y si se repite, cerrar la cuenta. Te vamos a decir por qué,
        y podés responder a {CONTACT_MAIL}. A la misma dirección nos podés avisar de algo que no debería
        estar.
      </p>
      <h3>Lo que reservás</h3>
      <p>
        Los eventos, cursos y promos son de quienes los publican. Una reserva, una inscripción o un canje se
        acuerda con esa persona u organización, fuera de Vidriera: no cobramos, no vendemos entradas ni
        respondemos por lo que ofrece. Eso no limita los derechos que te da la Ley 24.240 de Defensa del
        Consumidor.
      </p>
      <h3>Tu nombre de usuario</h3>
      <p>
        Es único y forma tu link corto. Si eliminás tu cuenta, el nombre queda reservado durante{' '}
        {LIMITS.usernameHeldDays} días, para que nadie se haga pasar por vos con un link que otros recuerdan;
        después puede elegirlo cualquiera.
      </p>
      <h3>El servicio</h3>
      <p>
        Hacemos lo posible para que Vidriera funcione siempre, pero puede haber cortes. Si cambiamos estos
        términos en algo importante, te avisamos por mail con al menos 15 días de anticipación; si no estás de
        acuerdo, podés eliminar tu cuenta antes. Se aplica la ley argentina. Las diferencias se resuelven ante
        los tribunales de tu domicilio.
      </p>
    </section>
  );
}
