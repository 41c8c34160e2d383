import { LIMITES } from 'domain/limits';
import { Button } from 'kit/ui/button';
import { IconButton } from 'kit/ui/icon-button';
import { Picture } from 'kit/ui/picture';
import Trash2 from 'lucide-react/icons/trash-2';
import styles from './campos-galeria.module.css';
import { Elegir } from './elegir.tsx';
import { cuantas } from './galeria.ts';
import type { useGaleria } from './use-galeria.ts';

type CamposGaleriaProps = Omit<ReturnType<typeof useGaleria>, 'setGaleria'> & { subiendo: boolean };

/** The gallery's pictures with a remove button each; what is chosen or removed here takes effect when the form is saved. */
export function CamposGaleria({ galeria, elegir, soltar, quitar, deshacer, subiendo }: CamposGaleriaProps) {
  const { guardadas, quitadas, nuevas } = galeria;
  const fotos = [
    ...guardadas
      .filter((url) => !quitadas.includes(url))
      .map((url) => ({ clave: url, src: url, nueva: false, sacar: () => quitar(url) })),
    ...nuevas.map(({ clave, vista }) => ({ clave, src: vista, nueva: true, sacar: () => soltar(clave) })),
  ];
  return (
    <fieldset className={styles.galeria}>
      <legend className={styles.titulo}>
        Galería{' '}
        <span className={styles.cuenta}>
          {cuantas(galeria)} de {LIMITES.imagenesGaleria}
        </span>
      </legend>
      {fotos.length ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics of an unstyled list
        <ul role="list" className={styles.grilla}>
          {fotos.map(({ clave, src, nueva, sacar }, indice) => (
            <li key={clave} className={styles.foto}>
              <Picture
                imagen={src}
                alt={`Foto ${indice + 1} de la galería`}
                seed={clave}
                title=""
                ratio="4:3"
                sizes="160px"
                className={styles.imagen}
              />
              {nueva ? <span className={styles.nueva}>Nueva</span> : null}
              <IconButton
                look="floating"
                aria-label={`Quitar la foto ${indice + 1} de la galería`}
                disabled={subiendo}
                onClick={sacar}
                className={styles.quitar}
              >
                <Trash2 size={20} strokeWidth={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.acciones}>
        <Elegir
          label="Sumar fotos"
          de="Galería"
          varias
          subiendo={subiendo && nuevas.length > 0}
          disabled={subiendo}
          alElegir={elegir}
        />
        <p role="status" className={styles.estado}>
          {quitadas.length ? `${quitadas.length} se quitan al guardar.` : ''}
        </p>
        {quitadas.length ? (
          <Button kind="ghost" disabled={subiendo} onClick={deshacer}>
            Deshacer
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
