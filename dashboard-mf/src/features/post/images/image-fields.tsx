import Trash2 from '@lucide/icons/icons/trash';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { moveElement } from '@vidriera/kit/data/move-element';
import { Picture } from '@vidriera/kit/ui/cards/picture';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { ImagePicker as Picker } from '@vidriera/kit/ui/form/image-picker';
import { OrderedPictures } from '@vidriera/kit/ui/form/ordered-pictures';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { IconButton } from '@vidriera/kit/ui/parts/icon-button';
import styles from './image-fields.module.css';
import { type PostImages, srcOf } from './images.ts';
import type { PictureSlot, Preparation } from './preparation.ts';

interface ImagePickerProps {
  label: string;
  help?: string;
  slot: PictureSlot;
  room?: number;
  look: 'box' | 'pill';
  disabled?: boolean;
  preparation: Preparation;
}

/** A picker that checks and prepares each file at once, so that a bad one is reported immediately. */
function ImagePicker({ slot, room = 1, preparation, ...rest }: ImagePickerProps) {
  const { done, total, error, notice } = preparation.get(slot);
  const count = total > 1 ? ` ${done} de ${total}` : '';
  return (
    <Picker
      {...rest}
      several={slot === 'extras'}
      busyText={total > 0 ? `Preparando${count}...` : null}
      error={error}
      notice={notice}
      onChoose={(files) => preparation.add(slot, files, room)}
    />
  );
}

interface ImageFieldsProps {
  tipo: Tipo;
  imagenes: PostImages;
  onChange: (change: (before: PostImages) => PostImages) => void;
  preparation: Preparation;
  disabled: boolean;
}

/** The main picture, and an event's other ones. */
export function ImageFields({
  tipo,
  imagenes: { principal, extras },
  onChange,
  preparation,
  disabled,
}: ImageFieldsProps) {
  const remove = () => {
    preparation.clear('principal');
    onChange((before) => ({ ...before, principal: null }));
  };
  const take = (key: string) => {
    preparation.clear('extras');
    onChange((before) => ({ ...before, extras: before.extras.filter((item) => item.key !== key) }));
  };
  const move = (from: number, to: number) =>
    onChange((before) => ({ ...before, extras: moveElement(before.extras, from, to) }));
  const room = LIMITS.eventoImages - extras.length;
  const picker = { preparation, disabled };

  return (
    <FormSection
      title={tipo === 'evento' ? 'Fotos' : 'Foto'}
      help={tipo === 'link' ? 'Opcional.' : 'Opcional. Sin foto dibujamos un afiche con el título.'}
    >
      {principal ? (
        <figure className={styles.main}>
          <Picture
            imagen={srcOf(principal)}
            alt="Imagen principal elegida"
            seed=""
            title=""
            ratio="16:9"
            sizes="600px"
          />
          <figcaption className={styles.actions}>
            <ImagePicker label="Cambiar" look="pill" slot="principal" {...picker} />
            <IconButton
              look="outlined"
              aria-label="Quitar la imagen principal"
              disabled={disabled}
              onClick={remove}
            >
              <Icon of={Trash2} size={20} />
            </IconButton>
          </figcaption>
        </figure>
      ) : (
        <ImagePicker
          label="Elegí la imagen principal"
          look="box"
          help={messages.imagen.kinds}
          slot="principal"
          {...picker}
        />
      )}
      {tipo === 'evento' ? (
        <>
          {extras.length > 0 ? (
            <OrderedPictures
              label="Más fotos elegidas"
              pictures={extras.map((imagen) => ({ key: imagen.key, src: srcOf(imagen) }))}
              onMove={move}
              onRemove={take}
              disabled={disabled}
            />
          ) : null}
          {room > 0 ? (
            <ImagePicker
              label={`Sumar fotos (${extras.length} de ${LIMITS.eventoImages})`}
              look="pill"
              slot="extras"
              room={room}
              {...picker}
            />
          ) : (
            <>
              <FieldError error={preparation.get('extras').error} />
              <p className="soft">Ya están las {LIMITS.eventoImages} fotos que entran.</p>
            </>
          )}
        </>
      ) : null}
    </FormSection>
  );
}
