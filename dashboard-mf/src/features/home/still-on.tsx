import { messages } from 'domain/messages/messages';
import { failureOf } from 'kit/failure';
import { Button, ButtonLink } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field-error';
import { Notice } from 'kit/ui/notice';
import Repeat from 'lucide-react/icons/repeat';
import { use, useId, useState } from 'react';
import type { HomeData } from './load.ts';

type Evento = Awaited<HomeData['weekly']>[number];

/** Asks a creator of weekly events that nobody changed for long whether they go on, one after another. None hides by itself. */
export function StillOn({ weekly }: Pick<HomeData, 'weekly'>) {
  const all = use(weekly);
  const [answered, setAnswered] = useState<readonly Evento[]>([]);
  const evento = all.find((one) => !answered.includes(one));
  const last = answered.at(-1);
  return (
    <>
      <p role="status" className="sr-only">
        {last ? messages.post.goesOn(last.titulo) : ''}
      </p>
      {evento ? (
        <Question key={evento.id} evento={evento} onAnswer={() => setAnswered([...answered, evento])} />
      ) : null}
    </>
  );
}

function Question({ evento, onAnswer }: { evento: Evento; onAnswer: () => void }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const id = useId();

  async function confirm(): Promise<void> {
    setFailure('');
    setBusy(true);
    try {
      const { confirmItem } = await import('kit/data/publish');
      await confirmItem('evento', evento.id);
      onAnswer();
    } catch (caught) {
      setFailure(failureOf(caught).message);
      setBusy(false);
    }
  }

  return (
    <Notice icon={<Repeat size={20} />} aria-labelledby={id}>
      <p>
        <strong id={id}>¿Sigue «{evento.titulo}»?</strong> {evento.fechaPeriodica}. Hace tiempo que no lo
        cambiás.
      </p>
      <div className="row">
        <Button kind="secondary" busy={busy} busyText="Guardando…" onClick={() => void confirm()}>
          Sí, sigue
        </Button>
        <ButtonLink kind="ghost" to={`/editar-post/evento/${encodeURIComponent(evento.id)}`}>
          Cambiar o terminar
        </ButtonLink>
      </div>
      <FieldError error={failure} />
    </Notice>
  );
}
