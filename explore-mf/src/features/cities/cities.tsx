import type { Zonas } from '@vidriera/domain/api/schema';
import { Picture } from '@vidriera/kit/ui/cards/picture';
import { Meta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { Link } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { addressOf } from '../explore/filters.ts';
import styles from './cities.module.css';

const TITLE = 'Qué hacer en cada ciudad';

/** `/explore/en`: the cities with upcoming items, for search engines and for pages without scripts. */
export default function Cities({ data: { zonas } }: ScreenProps<Zonas>) {
  return (
    <div className={styles.page}>
      <Meta
        title={TITLE}
        description="Eventos, cursos y promos en las ciudades de la Argentina que tienen algo por venir."
        path="/explore/en"
      />
      <PageHeader title={TITLE} back={{ to: '/explore', label: 'Volver a la agenda' }} />
      <ul className={styles.cities}>
        {zonas.map(({ codigo, nombre, cantidad }) => (
          <li key={codigo} className={styles.city}>
            <Picture imagen={null} alt="" seed={codigo} title={nombre} />
            <Link to={addressOf({ en: codigo })}>{nombre}</Link>
            <span className="soft">{cantidad} por venir</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
