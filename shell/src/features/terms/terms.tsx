import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { monthName } from '@vidriera/domain/values/fecha';
import { Meta } from '@vidriera/kit/ui/parts/meta';
import { Link } from '@vidriera/router';
import { siteFacts } from '@vidriera/session/config';
import { Privacy } from './privacy.tsx';
import styles from './terms.module.css';
import { Conditions } from './terms-of-use.tsx';

const [YEAR, , NUMBER] = TERMS_VERSION.split('-');
/** '26 de noviembre de 2026' */
const DAY = `${Number(NUMBER)} de ${monthName(TERMS_VERSION)} de ${YEAR}`;

/** `/terms`: the terms, and the privacy policy at `#privacidad`. */
export default function Terms() {
  const { brand } = siteFacts().operator;
  return (
    <article className={styles.terms}>
      <Meta
        title="Términos y privacidad"
        description={`Los términos de uso de ${brand} y qué hacemos con tus datos.`}
        path="/terms"
      />
      <h1>Términos y privacidad</h1>
      <p className={styles.lead}>
        Lo que aceptás al usar {brand} y lo que hacemos con tus datos, en castellano de todos los días.
      </p>
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
        Última actualización: <time dateTime={TERMS_VERSION}>{DAY}</time>.
      </p>
    </article>
  );
}
