import { mayPublish } from 'domain/usuario/may';
import type { Tipo } from 'domain/values/ids';
import { useUser } from 'kit/session';
import { ButtonLink } from 'kit/ui/button';
import Plus from 'lucide-react/icons/plus';
import styles from './create-new.module.css';

/** 'Crear nuevo', for creators only; with a kind it opens that tab. Where there is a sidebar, its own button stands for it. */
export function CreateNew({ tipo }: { tipo?: Tipo }) {
  if (!mayPublish(useUser()?.role)) return null;
  return (
    <ButtonLink
      to={tipo ? `/agregar-post?tipo=${tipo}` : '/agregar-post'}
      className={styles.create}
      icon={<Plus size={20} />}
    >
      Crear nuevo
    </ButtonLink>
  );
}
