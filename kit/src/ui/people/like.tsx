import Heart from '@lucide/icons/icons/heart';
import { useUnreported, useUser } from '@vidriera/session';
import { useEffect } from 'react';
import { useLike } from '../../data/use-like.ts';
import type { ActionItem } from '../../going/after-sign-in.ts';
import { memberId } from '../../going/member.ts';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import styles from './like.module.css';

/** An item's like button. A visitor's press opens the dialog. Before Auth's report, a press waits for the session. */
export function Like({ item }: { item: ActionItem }) {
  const { tipo, id, titulo } = item;
  const user = useUser();
  const unreported = useUnreported();
  const { isLiked, toggle } = useLike(tipo, id);
  const sheet = useLazyDialog(() => import('../dialogs/like-dialog.tsx'));
  const isVisitor = user === null && !unreported;
  useEffect(() => {
    if (!isVisitor || !isLiked) return;
    toggle(); // the press waited for the session
    sheet.open();
  });
  // `isVisitor` may be stale at the first press.
  const press = () => (memberId() ? toggle() : sheet.open());
  return (
    <>
      <IconButton
        look="floating"
        aria-label={`Me gusta: ${titulo}`}
        aria-pressed={isLiked}
        onClick={press}
        className={isLiked ? styles.liked : undefined}
      >
        <Icon of={Heart} size={20} />
      </IconButton>
      {sheet.window(() => ({ item }))}
    </>
  );
}
