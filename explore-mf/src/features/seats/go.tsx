import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { attendingPath, doorPath } from '@vidriera/kit/going/detail-path';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { Button, ButtonAnchor, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { useContinue } from '../member/use-continue.ts';
import type { Left } from './use-left.ts';

export type EventWithSeats = Pick<CardOf<'evento'>, 'id' | 'titulo' | 'usuario' | 'proximaFecha'>;

interface GoProps {
  evento: EventWithSeats;
  left: Left | null;
}

/** Returns the next act of a person: to go, to wait, or to change what was asked for. */
function actOf(left: Left | null): string {
  if (left?.mine) return left.mine.held > 0 ? 'Cambiar mi reserva' : 'Cambiar mi espera';
  return left?.free === 0 ? WAIT : 'Voy';
}
const WAIT = 'Lista de espera';

/** The button "Voy" of an event with seats, and what it is later; its owner gets links to the attendance and the door instead. */
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
  const act = actOf(left);
  return (
    <>
      <Button kind={act === 'Voy' ? 'primary' : 'secondary'} aria-haspopup="dialog" onClick={sheet.open}>
        <span key={act}>{act}</span>
      </Button>
      {sheet.window(() => ({ id, titulo, fecha: proximaFecha, isFull: act === WAIT }))}
    </>
  );
}
