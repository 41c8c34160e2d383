import type { Tipo } from 'domain/ids';
import { today } from 'kit/format';
import type { SessionUser } from 'kit/session';
import { ItemCard } from 'kit/ui/item-card';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Imagenes, srcDe } from './imagenes.ts';
import { tarjetaPrevia } from './tarjeta-previa.ts';
import { useReposo } from './use-reposo.ts';
import type { Valores } from './valores.ts';
import styles from './vista-previa.module.css';

/** The card as others will see it, following what is typed. Nothing in it can be pressed. */
export function VistaPrevia({ tipo, imagenes, user }: { tipo: Tipo; imagenes: Imagenes; user: SessionUser }) {
  const { control } = useFormContext<Valores>();
  const valores = useWatch({ control }) as Valores;
  // The favicon is asked for by domain: not for each beginning of one.
  const enlace = useReposo(valores.enlace, 800);
  const now = new Date();
  const tarjeta = tarjetaPrevia(
    tipo,
    { ...valores, enlace },
    {
      usuario: {
        id: user.uid,
        username: user.username,
        nombre: user.displayName ?? user.username,
        imagen: user.photoUrl,
      },
      imagen: imagenes.principal ? srcDe(imagenes.principal) : null,
      now,
    },
  );
  return (
    <aside className={styles.previa} aria-label="Vista previa">
      <p className={styles.rotulo}>Así se va a ver</p>
      <div inert>
        <ItemCard item={tarjeta} hoy={today(now)} />
      </div>
    </aside>
  );
}
