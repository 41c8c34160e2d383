import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type EventoChangeInput,
  type EventoChangeKind,
  fitsDate,
  kindsOf,
  type NextDate,
  nextDates,
} from '@vidriera/domain/evento/change';
import { changeInputSchema } from '@vidriera/domain/evento/change-schema';
import { reglaOf } from '@vidriera/domain/evento/regla';
import { messages } from '@vidriera/domain/messages/messages';
import { type Dia, dateToDia, dayName } from '@vidriera/domain/values/fecha';
import { dateToHora } from '@vidriera/domain/values/hora';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { DialogActions } from '@vidriera/kit/ui/dialogs/dialog';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { Select } from '@vidriera/kit/ui/form/select';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { now, schedule, shortDay } from '@vidriera/kit/words/format';
import { type Resolver, useForm } from 'react-hook-form';
import styles from './change-event.module.css';

const LABEL: Record<EventoChangeKind, string> = {
  cancel: 'Cancelar el evento',
  postpone: 'Posponer',
  move: 'Cambiar la fecha',
  sellOut: messages.detail.soldOut.evento,
  restock: messages.detail.soldAgain.evento,
  resume: 'Volver a programado',
  cancelDate: 'Cancelar una fecha',
  moveDate: 'Cambiar el horario de una fecha',
  sellOutDate: `${messages.detail.soldOut.evento} en una fecha`,
  restockDate: `${messages.detail.soldAgain.evento} en una fecha`,
  restoreDate: 'Volver una fecha a lo de siempre',
};
/** Weeks ahead. */
const DATES = 12;

interface Typed {
  kind: EventoChangeKind | null;
  aviso: string;
  fecha: string;
  horaInicio: string;
  horaFin: string;
  dia: Dia;
}

interface ChangeEventFormProps {
  evento: OwnItem<'evento'>;
  busy: boolean;
  failure: string;
  onClose: () => void;
  onSave: (change: EventoChangeInput) => Promise<void>;
}

/** Records a change of an event, or of one of its dates. Typed values survive a re-read of the event; its key remounts the form if other changes are possible. */
export function ChangeEventForm({ evento, busy, failure, onClose, onSave }: ChangeEventFormProps) {
  const dates = reglaOf(evento) ? nextDates(evento, now(), DATES) : [];
  const form = useForm<Typed, unknown, EventoChangeInput>({
    resetOptions: { keepDirtyValues: true },
    values: {
      kind: null,
      aviso: '',
      fecha: dateToDia(evento.fechaExacta),
      horaInicio: dateToHora(evento.horaInicio),
      horaFin: dateToHora(evento.horaFin),
      dia: dates[0]?.dia ?? '',
    },
    resolver: standardSchemaResolver(changeInputSchema) as unknown as Resolver<
      Typed,
      unknown,
      EventoChangeInput
    >,
  });
  const field = fieldOf(form);
  const kind = form.watch('kind');
  const isOfDate = kind?.endsWith('Date');
  const choices = kind ? dates.filter((date) => fitsDate(kind, date)) : dates;
  const options = kindsOf(evento).map((value) => ({ value, label: LABEL[value] }));
  const onKind = ({ target }: { target: { value: EventoChangeKind } }) =>
    form.setValue('dia', dates.find((date) => fitsDate(target.value, date))?.dia ?? '');
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <ChipGroup
        legend="Qué cambió"
        type="radio"
        options={options}
        {...field('kind', { onChange: onKind })}
      />
      {isOfDate ? (
        <Select
          key={kind}
          label="Qué fecha"
          options={choices.map((date) => ({ value: date.dia, label: dateText(date) }))}
          {...field('dia')}
        />
      ) : null}
      {kind === 'move' ? <TextInput label="Qué día" type="date" {...field('fecha')} /> : null}
      {kind === 'move' || kind === 'moveDate' ? (
        <div className={styles.pair}>
          <TextInput
            label="Desde las"
            type="time"
            optional={kind === 'move'}
            {...field('horaInicio', { deps: ['horaFin'] })}
          />
          <TextInput label="Hasta las" type="time" optional={kind === 'move'} {...field('horaFin')} />
        </div>
      ) : null}
      <TextInput
        label="Contá por qué"
        optional
        limit={LIMITS.aviso}
        placeholder="Por la lluvia"
        {...field('aviso')}
      />
      <FieldError error={failure} />
      <DialogActions>
        <Button kind="ghost" disabled={busy} onClick={onClose}>
          No cambiar nada
        </Button>
        <Button type="submit" busy={busy} busyText="Guardando…">
          Guardar el cambio
        </Button>
      </DialogActions>
    </form>
  );
}

/** 'lun 7 dic', 'lun 14 dic (de 21:00 a 23:00 h)', 'lun 21 dic (cancelada)' */
function dateText({ dia, exception }: NextDate): string {
  const day = `${dayName(dia).slice(0, 3)} ${shortDay(dia, now())}`;
  if (exception === undefined) return day;
  if (exception === null) return `${day} (cancelada)`;
  const { horaInicio = null, horaFin = null, agotado } = exception;
  const words = [horaInicio && `de ${schedule(horaInicio, horaFin)}`, agotado && 'agotada'];
  return `${day} (${words.filter(Boolean).join(', ')})`;
}
