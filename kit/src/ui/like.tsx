import { sessionHint, useUnreported, useUser } from '@vidriera/session';
import Heart from 'lucide-react/icons/heart';
import { useEffect } from 'react';
import type { ActionItem } from '../after-sign-in.ts';
import { useLike } from '../data/use-like.ts';
import { useLazyDialog } from '../use-lazy-dialog.ts';
import { IconButton } from './icon-button.tsx';
import styles from './like.module.css';

/**
 * The heart at an item's corner. A visitor's press opens a sheet with the ways to an account, and back here; that of somebody who is not reported
 * yet is kept until it is known which of the two they are.
 */
export function Like({ item }: { item: ActionItem }) {
  const { tipo, id, titulo } = item;
  const user = useUser();
  const unreported = useUnreported();
  const { isLiked, toggle } = useLike(tipo, id);
  const sheet = useLazyDialog(() => import('./like-dialog.tsx'));
  const isVisitor = user === null && !unreported;
  useEffect(() => {
    if (!isVisitor || !isLiked) return;
    toggle(); // it was asked for
    sheet.open();
  });
  // Not by what was drawn: a press may be the first thing a heart hears of.
  const press = () => (user || sessionHint() ? toggle() : sheet.open());
  return (
    <>
      <IconButton
        look="floating"
        aria-label={`Me gusta: ${titulo}`}
        aria-pressed={isLiked}
        onClick={press}
        className={isLiked ? styles.liked : undefined}
      >
        <Heart size={20} />
      </IconButton>
      {sheet.window(() => ({ item }))}
    </>
  );
}
