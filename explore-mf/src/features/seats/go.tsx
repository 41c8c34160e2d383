import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { attendingPath } from '@vidriera/kit/detail-path';
import { Button, ButtonLink } from '@vidriera/kit/ui/button';
import { useLazyDialog } from '@vidriera/kit/use-lazy-dialog';
import { useContinue } from '../member/use-continue.ts';

/** What of an event's page being down for it needs. */
export type EventWithSeats = Pick<CardOf<'evento'>, 'id' | 'titulo' | 'usuario' | 'proximaFecha'>;

/** "Voy", of an event that keeps seats; its owner is led to who comes instead. What it needs is fetched by the press. */
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
