import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { attendingPath } from '@vidriera/kit/detail-path';
import { Button, ButtonLink } from '@vidriera/kit/ui/button';
import { useLazyDialog } from '@vidriera/kit/use-lazy-dialog';
import { useContinue } from '../member/use-continue.ts';

export type EventWithSeats = Pick<CardOf<'evento'>, 'id' | 'titulo' | 'usuario' | 'proximaFecha'>;

/** The button "Voy" of an event with seats; its owner gets a link to the attendance instead. */
export function Go({ evento }: { evento: EventWithSeats }) {
  const { id, titulo, usuario, proximaFecha } = evento;
  const sheet = useLazyDialog(() => import('./go-dialog.tsx'));
  const uid = useContinue(id, sheet.open);
  if (uid === usuario.id) return <ButtonLink to={attendingPath(id, proximaFecha)}>Quiénes van</ButtonLink>;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={sheet.open}>
        Voy
      </Button>
      {sheet.window(() => ({ id, titulo }))}
    </>
  );
}
