import { LOOK_NAMES, type LookName } from '@vidriera/domain/perfil/look-names';
import { cx } from '@vidriera/kit/class-names';
import { useFormContext } from 'react-hook-form';
import looks from '../parts/looks.module.css';
import styles from './estilo.module.css';
import type { PerfilValues } from './values.ts';

export const ESTILOS: Record<LookName | '', string> = {
  '': 'De la casa',
  bodegon: 'Bodegón',
  vinilo: 'Vinilo',
  terraza: 'Terraza',
  feria: 'Feria',
  rio: 'Río',
  jacaranda: 'Jacarandá',
  ladrillo: 'Ladrillo',
  neon: 'Neón',
};

/** The window's look: a small drawn window for each, which the preview follows at once. */
export function Estilo() {
  const { register } = useFormContext<PerfilValues>();
  return (
    <fieldset className={styles.estilo}>
      <legend>Estilo de tu vidriera</legend>
      <p className="soft">Cambia los colores de tu página, tu afiche y tu agenda en otros sitios.</p>
      <div className={styles.options}>
        {(['', ...LOOK_NAMES] as const).map((name) => (
          <label key={name} className={styles.option}>
            <input type="radio" value={name} className={styles.input} {...register('creador.estilo')} />
            <span className={cx(styles.window, name && looks[name])} aria-hidden="true">
              <span className={styles.card}>Aa</span>
            </span>
            {ESTILOS[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
