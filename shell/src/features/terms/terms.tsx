import { Meta } from '@vidriera/kit/ui/meta';
import { Link } from '@vidriera/router';
import { Privacy } from './privacy.tsx';
import styles from './terms.module.css';
import { Conditions } from './terms-of-use.tsx';

/** `/terms`: the terms, and the privacy policy at `#privacidad`. */
export default function Terms() {
  return (
    <article className={styles.terms}>
      <Meta
        title="Términos y privacidad"
        description="Los términos de uso de Vidriera y qué hacemos con tus datos."
        path="/terms"
      />
      <h1>Términos y privacidad</h1>
      <p className={styles.lead}>
        Lo que aceptás al usar Vidriera y lo que hacemos con tus datos, en castellano de todos los días.
      </p>
      <aside className={styles.template} aria-label="Aviso sobre este texto">
        <strong>Modelo para revisar.</strong> Este texto es un modelo: antes de publicarse tiene que revisarlo
        un abogado o una abogada, y hay que completar lo que está [entre corchetes].
      </aside>
      <nav aria-label="En esta página" className={styles.contents}>
        <ul>
          <li>
            <Link to="#condiciones">Términos y condiciones</Link>
          </li>
          <li>
            <Link to="#privacidad">Política de privacidad</Link>
          </li>
          <li>
            <Link to="#derechos">Tus derechos</Link>
          </li>
        </ul>
      </nav>
      <Conditions />
      <Privacy />
      <p className={styles.updated}>Lugares: GeoNames (geonames.org), CC BY 4.0.</p>
      <p className={styles.updated}>
        Última actualización: <time dateTime="2026-11-22">22 de noviembre de 2026</time>.
      </p>
    </article>
  );
}
