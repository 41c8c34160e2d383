import { mensajesGaleria } from 'domain/galeria';
import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import styles from './campos-galeria.module.css';
import { Elegir } from './elegir.tsx';
import { FotoGaleria } from './foto-galeria.tsx';
import { enEspera, fallidas } from './galeria.ts';
import type { useGaleria } from './use-galeria.ts';

type CamposGaleriaProps = {
  de: ReturnType<typeof useGaleria>;
  /** The form is being saved: nothing changes any more. */
  quieta: boolean;
};

/** The gallery's pictures, each with its upload and a remove button; all of it takes effect when the form is saved. */
export function CamposGaleria({ de, quieta }: CamposGaleriaProps) {
  const { galeria, aviso } = de;
  const { fotos, quitadas } = galeria;
  const subiendo = fotos.some(({ subida }) => subida?.estado === 'subiendo') || enEspera(galeria).length > 0;
  const malas = fallidas(galeria);
  const llena = fotos.length >= LIMITES.imagenesGaleria;
  return (
    <fieldset className={styles.galeria}>
      <legend className={styles.titulo}>
        Galería{' '}
        <span className={styles.cuenta}>
          {fotos.length} de {LIMITES.imagenesGaleria}
        </span>
      </legend>
      {fotos.length ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics of an unstyled list
        <ul role="list" className={styles.grilla}>
          {fotos.map((foto, indice) => (
            <li key={foto.clave} className={styles.lugar}>
              <FotoGaleria
                foto={foto}
                numero={indice + 1}
                guardada={galeria.antes.includes(foto.url ?? '')}
                disabled={quieta}
                alQuitar={() => de.quitar(foto.clave)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {malas.length ? (
        <div className={styles.fallo}>
          <FieldError
            error={`${malas.length === 1 ? 'Una foto no subió' : `${malas.length} fotos no subieron`}. ${malas[0]?.subida?.estado === 'fallo' ? malas[0].subida.mensaje : ''}`}
          />
          <Button kind="secondary" disabled={quieta} onClick={de.reintentar}>
            {mensajes.general.reintentar}
          </Button>
        </div>
      ) : null}
      <div className={styles.acciones}>
        <Elegir
          label="Sumar fotos"
          de="Galería"
          varias
          subiendo={subiendo}
          disabled={quieta}
          alElegir={de.elegir}
        />
        {quitadas.length ? (
          <Button kind="ghost" disabled={quieta || llena} onClick={de.deshacer}>
            Deshacer
          </Button>
        ) : null}
        <p role="status" className={styles.estado}>
          {aviso ?? (llena ? mensajesGaleria.llena : null)}
          {!aviso && !llena && quitadas.length ? `${quitadas.length} se quitan al guardar.` : null}
        </p>
      </div>
    </fieldset>
  );
}
