import type { Tipo } from 'domain/ids';
import { LIMITES } from 'domain/limits';
import { moved } from 'kit/moved';
import { FormSection } from 'kit/ui/form-section';
import { IconButton } from 'kit/ui/icon-button';
import { OrderedPictures } from 'kit/ui/ordered-pictures';
import { Picture } from 'kit/ui/picture';
import Trash2 from 'lucide-react/icons/trash-2';
import styles from './campos-imagenes.module.css';
import { ElegirImagen } from './elegir-imagen.tsx';
import { type ImagenElegida, type Imagenes, srcDe } from './imagenes.ts';

interface CamposImagenesProps {
  tipo: Tipo;
  imagenes: Imagenes;
  onCambio: (cambiar: (antes: Imagenes) => Imagenes) => void;
  disabled: boolean;
}

/** The main picture; for events the others too. */
export function CamposImagenes({
  tipo,
  imagenes: { principal, adicionales },
  onCambio,
  disabled,
}: CamposImagenesProps) {
  const poner = ([primera]: ImagenElegida[]) =>
    onCambio((antes) => ({ ...antes, principal: primera ?? null }));
  const sumar = (nuevas: ImagenElegida[]) =>
    onCambio((antes) => ({
      ...antes,
      adicionales: [...antes.adicionales, ...nuevas].slice(0, LIMITES.imagenesEvento),
    }));
  const sacar = (clave: string) =>
    onCambio((antes) => ({ ...antes, adicionales: antes.adicionales.filter((una) => una.clave !== clave) }));
  const mover = (de: number, a: number) =>
    onCambio((antes) => ({ ...antes, adicionales: moved(antes.adicionales, de, a) }));
  const lugar = LIMITES.imagenesEvento - adicionales.length;

  return (
    <FormSection
      title={tipo === 'evento' ? 'Fotos' : 'Foto'}
      help={tipo === 'link' ? 'Opcional.' : 'Opcional. Sin foto dibujamos un afiche con el título.'}
    >
      {principal ? (
        <figure className={styles.principal}>
          <Picture
            imagen={srcDe(principal)}
            alt="Imagen principal elegida"
            seed=""
            title=""
            ratio="16:9"
            sizes="600px"
          />
          <figcaption className={styles.acciones}>
            <ElegirImagen label="Cambiar" compacto disabled={disabled} onElegir={poner} />
            <IconButton
              look="outlined"
              aria-label="Quitar la imagen principal"
              disabled={disabled}
              onClick={() => poner([])}
            >
              <Trash2 size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </figcaption>
        </figure>
      ) : (
        <ElegirImagen
          label="Elegí la imagen principal"
          ayuda="JPG, PNG, WebP, AVIF o GIF, hasta 10 MB"
          disabled={disabled}
          onElegir={poner}
        />
      )}
      {tipo === 'evento' ? (
        <>
          {adicionales.length > 0 ? (
            <OrderedPictures
              label="Más fotos elegidas"
              pictures={adicionales.map((imagen) => ({ key: imagen.clave, src: srcDe(imagen) }))}
              onMove={mover}
              onRemove={sacar}
              disabled={disabled}
            />
          ) : null}
          {lugar > 0 ? (
            <ElegirImagen
              label={`Sumar fotos (${adicionales.length} de ${LIMITES.imagenesEvento})`}
              varias
              compacto
              lugar={lugar}
              disabled={disabled}
              onElegir={sumar}
            />
          ) : (
            <p className={styles.lleno}>Ya están las {LIMITES.imagenesEvento} fotos que entran.</p>
          )}
        </>
      ) : null}
    </FormSection>
  );
}
