import type { Tipo } from 'domain/values/ids';
import { now as clock } from 'kit/format';
import type { SessionUser } from 'kit/session';
import { ItemCard } from 'kit/ui/item-card';
import { useRest } from 'kit/use-rest';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Images, srcOf } from '../images/images.ts';
import type { Values } from '../values.ts';
import { cardPreview } from './card-preview.ts';
import styles from './preview.module.css';

/** The card as others will see it, following what is typed. Nothing in it can be pressed. */
export function Preview({ tipo, imagenes, user }: { tipo: Tipo; imagenes: Images; user: SessionUser }) {
  const { control } = useFormContext<Values>();
  const values = useWatch({ control }) as Values;
  // The favicon is asked for by domain: not for each beginning of one.
  const enlace = useRest(values.enlace, 800);
  const now = new Date();
  const shown = imagenes.principal ?? imagenes.extras[0];
  const card = cardPreview(
    tipo,
    { ...values, enlace },
    {
      usuario: {
        id: user.uid,
        username: user.username,
        nombre: user.displayName ?? user.username,
        imagen: user.photoUrl,
      },
      imagen: shown ? srcOf(shown) : null,
      now,
    },
  );
  return (
    <aside className={styles.preview} aria-label="Vista previa">
      <p className={styles.caption}>Así se va a ver</p>
      <div inert>
        <ItemCard item={card} now={clock(now)} />
      </div>
    </aside>
  );
}
