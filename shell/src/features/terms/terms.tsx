import { Link } from 'kit/router';
import { Meta } from 'kit/ui/meta';
import styles from './terms.module.css';

/** `/terms`. */
export default function Terms() {
  return (
    <article className={styles.terms}>
      <Meta
        title="Términos y privacidad"
        description="Los términos de uso de Vidriera y qué hacemos con tus datos."
        path="/terms"
      />
      <h1>Términos y condiciones</h1>
      <p className={styles.lead}>
        Vidriera es una plataforma donde creadores publican sus links, eventos, cursos y promos, y donde
        cualquiera puede explorarlos. Al registrarte aceptás lo que sigue.
      </p>
      <h2>Tu cuenta</h2>
      <p>
        Te registrás con un nombre de usuario, un mail y una contraseña. Los datos que cargues tienen que ser
        tuyos y ser ciertos. Sos responsable de lo que se haga con tu cuenta, así que cuidá tu contraseña.
      </p>
      <h2>Lo que publicás</h2>
      <p>
        Lo que publicás sigue siendo tuyo. Nos das permiso para mostrarlo dentro de Vidriera mientras esté
        publicado. Publicá solo textos e imágenes que puedas usar, y nada engañoso, ofensivo o ilegal. Podemos
        dar de baja lo que no cumpla.
      </p>
      <h2>Lo que reservás</h2>
      <p>
        Los eventos, cursos y promos son de quienes los publican. Una reserva o inscripción se acuerda con esa
        persona u organización, fuera de Vidriera.
      </p>
      <h2>Tus datos</h2>
      <p>
        Tu perfil público muestra tu nombre de usuario, tu nombre, tu foto y las redes que cargues. Tu mail y
        tu teléfono no se muestran. De las fotos que subís borramos los datos ocultos, como el lugar donde
        fueron tomadas. Podés descargar todo lo que guardamos sobre vos y eliminar tu cuenta cuando quieras.
      </p>
      <p>
        <Link to="/signup">Creá tu cuenta</Link>
      </p>
    </article>
  );
}
