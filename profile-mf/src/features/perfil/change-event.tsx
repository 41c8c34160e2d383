import { changeOf, type EventoChange, kindsOf } from '@vidriera/domain/evento/change';
import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { dateToDia } from '@vidriera/domain/values/fecha';
import { dateToHora } from '@vidriera/domain/values/hora';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { toast } from '@vidriera/kit/messages/toast';
import { readItem } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import type { SingleDay } from '@vidriera/kit/seats/keep-places';
import { Dialog } from '@vidriera/kit/ui/dialogs/dialog';
import { ErrorState } from '@vidriera/kit/ui/parts/state';
import { now } from '@vidriera/kit/words/format';
import { useEffect, useState } from 'react';
import { CallOffForm } from './call-off-form.tsx';
import { ChangeEventForm } from './change-event-form.tsx';

interface ChangeEventProps {
  open: boolean;
  onClose: () => void;
  tipo: TipoAgenda;
  id: string;
  titulo: string;
  /** Resolves once the list shows the change; the window stays until then. */
  onSaved: () => Promise<void>;
}

/** "Cambió algo": records a change of an own event, course or promo. The item is read when the dialog opens. */
export default function ChangeEvent({ open, onClose, tipo, id, titulo, onSaved }: ChangeEventProps) {
  const [item, setItem] = useState<OwnItem<TipoAgenda> | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const read = async () => {
    try {
      setItem(await readItem(tipo, id));
    } catch (caught) {
      setFailure(failureOf(caught).message);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read each time the window opens
  useEffect(() => {
    setItem(null);
    setFailure('');
    if (open) void read();
  }, [open]);

  async function save(
    write: (publish: typeof import('@vidriera/kit/requests/publish')) => Promise<void>,
    mayMove: () => Promise<boolean> = async () => true,
  ): Promise<void> {
    setFailure('');
    setBusy(true);
    try {
      if (!(await mayMove())) return;
      await write(await import('@vidriera/kit/requests/publish'));
      await onSaved();
      toast.success(messages.post.changeSaved);
      onClose();
    } catch (caught) {
      const { code, message } = failureOf(caught);
      if (code === 'changed') await read();
      setFailure(code === 'changed' ? messages.post.changedElsewhere : message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title="Cambió algo" locked={busy}>
      <p>{titulo}</p>
      {item?.tipo === 'evento' ? (
        <ChangeEventForm
          key={`${kindsOf(item)} ${item.fechaPeriodica} ${item.regla}`}
          evento={item}
          busy={busy}
          failure={failure}
          onClose={onClose}
          onSave={(change) => {
            const fields = changeOf(item, change, now());
            return save(
              ({ changeItem }) => changeItem('evento', id, fields, { version: item.version }),
              () => mayMove(item, fields),
            );
          }}
        />
      ) : item ? (
        <CallOffForm
          key={item.estado}
          item={item}
          busy={busy}
          failure={failure}
          onClose={onClose}
          onSave={(change) =>
            save(({ changeItem }) => changeItem(item.tipo, id, change, { version: item.version }))
          }
        />
      ) : failure ? (
        <ErrorState text={failure} onRetry={() => void read()} />
      ) : (
        <p role="status">{messages.post.loading}</p>
      )}
    </Dialog>
  );
}

/** Whether a change may be saved: guests of a date that moves keep their places, or their creator gives them up. */
async function mayMove(item: OwnItem<'evento'>, fields: EventoChange): Promise<boolean> {
  const { askToKeepPlaces } = await import('@vidriera/kit/seats/keep-places');
  return askToKeepPlaces(item.id, dayOf(item), dayOf({ ...item, ...fields }));
}

const dayOf = ({ fechaExacta, fechaFin, corrido, horaInicio }: OwnItem<'evento'>): SingleDay => ({
  fechaExacta: dateToDia(fechaExacta),
  fechaFin: dateToDia(fechaFin),
  corrido,
  horaInicio: dateToHora(horaInicio),
});
