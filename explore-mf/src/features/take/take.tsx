import type { LocalTime } from '@vidriera/domain/values/local-time';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { Button, ButtonAnchor, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { useContinue } from '../member/use-continue.ts';
import { deadlineText } from './deadline.ts';
import styles from './take.module.css';
import type { TakeablePromo } from './take-promo.ts';

/**
 * The button "La quiero" of a redeemable promo; the owner sees a link to the counter instead. A visitor who returns signed in takes
 * the promo at once.
 */
export function Take({ promo, now }: { promo: TakeablePromo; now: LocalTime }) {
  const { id, titulo, usuario, fechaHasta } = promo;
  const sheet = useLazyDialog(() => import('./take-dialog.tsx'));
  const uid = useContinue(id, sheet.open);
  if (uid === usuario.id) {
    return (
      <>
        <ButtonAnchor href="/canjear" target={undefined}>
          Canjear
        </ButtonAnchor>
        <ButtonLink kind="secondary" to={`/canjes/${id}`}>
          Quiénes la tomaron
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={sheet.open}>
        La quiero
      </Button>
      <p className={styles.deadline}>{deadlineText(fechaHasta, now)}</p>
      {sheet.window(() => ({ promo: { id, titulo } }))}
    </>
  );
}
