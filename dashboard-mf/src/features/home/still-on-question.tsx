import Repeat from '@lucide/icons/icons/repeat';
import { repeatText } from '@vidriera/domain/evento/regla-words';
import { failureOf } from '@vidriera/domain/failure';
import { quoted } from '@vidriera/domain/values/isolated';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { Notice } from '@vidriera/kit/ui/parts/notice';
import { useId, useState } from 'react';

/** @param onAnswer it goes on */
export function Question({ item, onAnswer }: { item: OwnItem<'evento' | 'curso'>; onAnswer: () => void }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const id = useId();
  const repeats = repeatText(item.tipo === 'evento' ? item : { ...item, fechaPeriodica: null });

  async function confirm(): Promise<void> {
    setFailure('');
    setBusy(true);
    try {
      const { confirmItem } = await import('@vidriera/kit/requests/publish');
      await confirmItem(item.tipo, item.id, { version: item.version });
      onAnswer();
    } catch (caught) {
      setFailure(failureOf(caught).message);
      setBusy(false);
    }
  }

  return (
    <Notice icon={<Icon of={Repeat} size={20} />} aria-labelledby={id}>
      <p>
        <strong id={id}>¿Sigue {quoted(item.titulo)}?</strong> {repeats}. Hace tiempo que no lo cambiás.
      </p>
      <div className="row">
        <Button kind="secondary" busy={busy} busyText="Guardando…" onClick={() => void confirm()}>
          Sí, sigue
        </Button>
        <ButtonLink kind="ghost" to={`/editar-post/${item.tipo}/${encodeURIComponent(item.id)}`}>
          Cambiar o terminar
        </ButtonLink>
      </div>
      <FieldError error={failure} />
    </Notice>
  );
}
