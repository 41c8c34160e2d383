import Bell from '@lucide/icons/icons/bell';
import { isCalledOff } from '@vidriera/domain/evento/state';
import { isOn } from '@vidriera/domain/item/time';
import type { CardOf, Detail } from '@vidriera/domain/item/wire-schema';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { useOwnReminder } from '@vidriera/kit/seats/use-own-seats';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { useContinue } from '../member/use-continue.ts';
import styles from './remind.module.css';

/** The button "Avisame" of an event with a date to come. @param past it is over */
export function Remind({ detail, past, now }: { detail: Detail; past: boolean; now: string }) {
  if (detail.tipo !== 'evento' || past || isCalledOff(detail) || isOn(detail, now)) return null;
  return detail.proximaFecha ? <RemindOf evento={detail} fecha={detail.proximaFecha} /> : null;
}

function RemindOf({ evento: { id, titulo }, fecha }: { evento: CardOf<'evento'>; fecha: string }) {
  const sheet = useLazyDialog(() => import('./remind-dialog.tsx'));
  useContinue(id, sheet.open, 'remind');
  const isReminded = useOwnReminder(id, fecha);
  return (
    <>
      <Button
        kind="secondary"
        icon={<Icon of={Bell} size={20} />}
        aria-haspopup="dialog"
        className={styles.remind}
        onClick={sheet.open}
      >
        {isReminded ? 'Te avisamos' : 'Avisame'}
      </Button>
      {sheet.window(() => ({ id, titulo, fecha }))}
    </>
  );
}
