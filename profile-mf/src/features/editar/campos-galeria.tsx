import { mensajesGaleria } from 'domain/galeria';
import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { type OrderedPicture, OrderedPictures } from 'kit/ui/ordered-pictures';
import styles from './campos-galeria.module.css';
import { Elegir } from './elegir.tsx';
import { enEspera, type Foto, fallidas, type Subida } from './galeria.ts';
import progreso from './progreso.module.css';
import type { useGaleria } from './use-galeria.ts';

type CamposGaleriaProps = {
  de: ReturnType<typeof useGaleria>;
  /** The form is being saved: nothing changes any more. */
  quieta: boolean;
};

/** The gallery's pictures in their order, each with its upload; all of it takes effect when the form is saved. */
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
        <OrderedPictures
          label="Fotos de la galería, en orden"
          suffix=" de la galería"
          pictures={fotos.map((foto, indice) => enLista(foto, indice + 1, galeria.antes))}
          onMove={de.mover}
          onRemove={de.quitar}
          disabled={quieta}
        />
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

/** A picture as the ordered list shows it. */
function enLista({ clave, url, vista, subida }: Foto, numero: number, antes: string[]): OrderedPicture {
  return {
    key: clave,
    src: vista,
    ...(url && !antes.includes(url) ? { badge: 'Nueva' } : {}),
    ...(subida
      ? { state: <Estado subida={subida} numero={numero} />, underway: subida.estado !== 'fallo' }
      : {}),
  };
}

function Estado({ subida, numero }: { subida: Subida; numero: number }) {
  if (subida.estado === 'espera') return 'En espera';
  if (subida.estado === 'fallo') return 'No subió';
  const parte = Math.round(subida.parte * 100);
  return (
    <>
      <progress
        className={progreso.barra}
        max={100}
        value={parte}
        aria-label={`Subiendo la foto ${numero}`}
      />
      <span aria-hidden="true">{parte} %</span>
    </>
  );
}
