import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { isCalledOff } from '@vidriera/domain/evento/state';
import { type CallOff, callOffSchema } from '@vidriera/domain/item/call-off-schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { DialogActions } from '@vidriera/kit/ui/dialogs/dialog';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { type Resolver, useForm } from 'react-hook-form';
import styles from './change-event.module.css';

interface CallOffFormProps {
  item: OwnItem<'curso' | 'promo'>;
  busy: boolean;
  failure: string;
  onClose: () => void;
  onSave: (change: CallOff) => Promise<void>;
}

const WORDS = {
  curso: {
    cancel: 'Cancelar el curso',
    after: 'Va a salir con el sello «cancelado» y tu explicación. No se va a poder reservar.',
  },
  promo: {
    cancel: 'Cancelar la promo',
    after:
      'Va a salir con el sello «cancelada» y tu explicación. Nadie más la va a poder tomar, y los códigos sin usar dejan de servir: a quien tenga uno le avisamos acá y por mail.',
  },
};
const RESUME = {
  curso: 'Se va a poder reservar de nuevo.',
  promo:
    'Se va a poder tomar de nuevo, y los códigos sin usar que no vencieron vuelven a servir: a quien tenga uno le avisamos.',
};

/** Calls a course or promo off, or reinstates it. The closing button shares no word with the confirming one. */
export function CallOffForm({ item, busy, failure, onClose, onSave }: CallOffFormProps) {
  const isOff = isCalledOff(item);
  const form = useForm<{ estado: CallOff['estado']; aviso: string }, unknown, CallOff>({
    defaultValues: { estado: isOff ? 'programado' : 'cancelado', aviso: '' },
    resolver: standardSchemaResolver(callOffSchema) as unknown as Resolver<CallOff, unknown, CallOff>,
  });
  const field = fieldOf(form);
  const { cancel, after } = WORDS[item.tipo];
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <p>{isOff ? RESUME[item.tipo] : after}</p>
      <TextInput
        label="Contá por qué"
        optional
        limit={LIMITS.aviso}
        placeholder={isOff ? 'Conseguimos otro lugar' : 'No llegamos a juntar gente'}
        {...field('aviso')}
      />
      <FieldError error={failure} />
      <DialogActions>
        <Button kind="ghost" disabled={busy} onClick={onClose}>
          Dejar como está
        </Button>
        <Button type="submit" busy={busy} busyText="Guardando…">
          {isOff ? 'Sigue en pie' : cancel}
        </Button>
      </DialogActions>
    </form>
  );
}
