import { groupDigits } from '@vidriera/domain/values/group-digits';
import { Link } from '@vidriera/router';
import styles from './estadisticas.module.css';
import { hourName } from './names.ts';

/** Says how views are counted, and which ones are left out. @param capped hours that met a limit: '2026-11-27T21' */
export function LeftOut({ capped }: { capped: readonly string[] }) {
  return (
    <section aria-labelledby="que-cuenta" className={styles.left}>
      <h2 id="que-cuenta">Qué cuenta y qué no</h2>
      <p>
        Una vista no es una persona: si alguien entra tres veces, son tres vistas. Cuenta cuando la página
        estuvo un segundo a la vista.
      </p>
      <p>
        No contamos tus propias visitas mientras tenés la sesión iniciada, ni robots conocidos, ni páginas que
        el navegador prepara sin mostrarlas. Tampoco a quien pide que no lo sigan, a quien bloquea los
        scripts, ni lo que se pierde sin señal.
      </p>
      <p>
        No usamos cookies ni guardamos quién mira. El origen es el de la primera página de cada visita; las
        demás vienen de dentro de Vidriera. Lo más visto va por mes entero, y los me gusta, lugares y promos
        tomadas son los de ahora. Guardamos 25 meses. <Link to="/terms#privacidad">Más en privacidad</Link>
      </p>
      {capped.length > 0 ? (
        <p className={styles.capped}>
          {groupDigits(capped.length)} {capped.length === 1 ? 'hora llegó' : 'horas llegaron'} al tope de una
          misma red, así que pueden faltar vistas: {capped.map(hourName).join('; ')}.
        </p>
      ) : null}
    </section>
  );
}
