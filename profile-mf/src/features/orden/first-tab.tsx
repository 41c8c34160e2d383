import type { PerfilTab } from '@vidriera/domain/api/api';
import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { NO_LINKS } from '@vidriera/domain/orden/move';
import { toast } from '@vidriera/kit/messages/toast';
import { Dialog, DialogActions } from '@vidriera/kit/ui/dialogs/dialog';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { ErrorState } from '@vidriera/kit/ui/parts/state';
import { useEffect, useState } from 'react';
import { PUBLIC_TABS, tabs } from '../parts/tabs.ts';
import { readOrden } from './own-orden.ts';
import { writeMove } from './write-move.ts';

const OPTIONS = tabs(PUBLIC_TABS, 'Info. general').map(({ id, label }) => ({ value: id, label }));

/** Chooses the tab that opens first on the public profile. The choice is read when the dialog opens. */
export default function FirstTab({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [chosen, setChosen] = useState<PerfilTab | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const read = async () => {
    setFailure('');
    setChosen(null);
    try {
      setChosen((await readOrden()).pestana ?? 'info');
    } catch (caught) {
      logUnforeseen(caught);
      setFailure(failureOf(caught).message);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read each time the window opens
  useEffect(() => {
    if (open) void read();
  }, [open]);

  const save = async (pestana: PerfilTab) => {
    setBusy(true);
    setFailure('');
    try {
      await writeMove({ do: 'open', pestana }, NO_LINKS);
      toast.success(messages.orden.opens);
      onClose();
    } catch (caught) {
      logUnforeseen(caught);
      const { code, message } = failureOf(caught);
      setFailure(code === 'no-permission' ? messages.orden.notSaved : message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open={open} onClose={onClose} title="Qué se abre primero" locked={busy}>
      {chosen ? (
        <>
          <ChipGroup
            legend="Cuando alguien entra a tu vidriera, ve primero"
            type="radio"
            name="pestana"
            options={OPTIONS}
            chosen={chosen}
            onChange={({ target }) => setChosen(target.value as PerfilTab)}
          />
          <FieldError error={failure} />
          <DialogActions>
            <Button kind="ghost" disabled={busy} onClick={onClose}>
              Dejar como está
            </Button>
            <Button busy={busy} busyText="Guardando…" onClick={() => void save(chosen)}>
              Guardar
            </Button>
          </DialogActions>
        </>
      ) : failure ? (
        <ErrorState text={failure} onRetry={() => void read()} />
      ) : (
        <p role="status">{messages.post.loading}</p>
      )}
    </Dialog>
  );
}
