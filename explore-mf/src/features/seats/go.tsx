import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { attendingPath, doorPath } from '@vidriera/kit/detail-path';
import { Button, ButtonAnchor, ButtonLink } from '@vidriera/kit/ui/button';
import { useLazyDialog } from '@vidriera/kit/use-lazy-dialog';
import { useContinue } from '../member/use-continue.ts';
import type { Left } from './use-left.ts';

export type EventWithSeats = Pick<CardOf<'evento'>, 'id' | 'titulo' | 'usuario' | 'proximaFecha'>;

interface GoProps {
  evento: EventWithSeats;
  left: Left | null;
}

/** The button "Voy" of an event with seats, or "Lista de espera"; its owner gets links to the attendance and the door instead. */
export function Go({ evento, left }: GoProps) {
  const { id, titulo, usuario, proximaFecha } = evento;
  const sheet = useLazyDialog(() => import('./go-dialog.tsx'));
  const uid = useContinue(id, sheet.open);
  if (uid === usuario.id)
    return (
      <>
        <ButtonLink to={attendingPath(id, proximaFecha)}>Quiénes van</ButtonLink>
        {proximaFecha ? (
          <ButtonAnchor kind="secondary" href={doorPath(id, proximaFecha)} target={undefined}>
            Abrir la puerta
          </ButtonAnchor>
        ) : null}
      </>
    );
  const isFull = left !== null && left.free === 0 && !left.mine;
  return (
    <>
      <Button kind={isFull ? 'secondary' : 'primary'} aria-haspopup="dialog" onClick={sheet.open}>
        {isFull ? 'Lista de espera' : 'Voy'}
      </Button>
      {sheet.window(() => ({ id, titulo, fecha: proximaFecha }))}
    </>
  );
}
