import { useUnreported, useUser } from '@vidriera/session';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { forgetPress } from '../../going/after-sign-in.ts';
import { memberId } from '../../going/member.ts';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { QuietPill } from '../parts/quiet-pill.tsx';
import type { Creator, OwnFollowProps } from './own-follow.tsx';

/** 'Seguir', on a profile and an item's page. A visitor's press opens the dialog; a signed-in person's part is fetched. */
export function Follow({ creator }: { creator: Creator }) {
  const uid = useUser()?.uid;
  const unreported = useUnreported();
  const sheet = useLazyDialog(() => import('../dialogs/follow-dialog.tsx'));
  const [Own, setOwn] = useState<ComponentType<OwnFollowProps> | null>(null);
  /** Whose press waits for Auth's report, or for the part of signed-in people. */
  const pressedBy = useRef<string | null>(null);
  const takePress = useCallback((by: string) => {
    const isTheirs = pressedBy.current === by;
    pressedBy.current = null;
    return isTheirs;
  }, []);
  useEffect(() => {
    if (uid)
      import('./own-follow.tsx').then(
        ({ OwnFollow }) => setOwn(() => OwnFollow),
        (caught: unknown) => console.warn('the button to follow failed to load:', caught),
      );
    else if (!memberId()) forgetPress();
  }, [uid]);
  useEffect(() => {
    if (uid || unreported || !pressedBy.current) return;
    pressedBy.current = null;
    sheet.open();
  });
  const press = () => {
    pressedBy.current = memberId();
    if (!pressedBy.current) sheet.open();
  };
  if (uid === creator.id) return null;
  if (uid && Own) return <Own key={uid} creator={creator} takePress={takePress} />;
  return (
    <>
      <QuietPill onClick={press}>Seguir</QuietPill>
      {sheet.window(() => ({ creator }))}
    </>
  );
}
