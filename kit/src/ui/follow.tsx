import { sessionHint, useUnreported, useUser } from '@vidriera/session';
import { type ComponentType, useEffect, useState } from 'react';
import { forgetPendingAction } from '../after-sign-in.ts';
import { useLazyDialog } from '../use-lazy-dialog.ts';
import { Button } from './button.tsx';
import type { Creator, OwnFollowProps } from './own-follow.tsx';

/** 'Seguir', on a profile and an item's page. A visitor's press opens the dialog; a signed-in person's part is fetched. */
export function Follow({ creator }: { creator: Creator }) {
  const uid = useUser()?.uid;
  const unreported = useUnreported();
  const sheet = useLazyDialog(() => import('./follow-dialog.tsx'));
  const [Own, setOwn] = useState<ComponentType<OwnFollowProps> | null>(null);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (uid)
      import('./own-follow.tsx').then(
        ({ OwnFollow }) => setOwn(() => OwnFollow),
        (caught: unknown) => console.warn('the button to follow failed to load:', caught),
      );
    else if (!sessionHint()) forgetPendingAction();
  }, [uid]);
  useEffect(() => {
    if (uid || unreported || !isPressed) return;
    setPressed(false); // the press waited for the session
    sheet.open();
  });
  if (uid === creator.id) return null;
  if (uid && Own) return <Own key={uid} creator={creator} wasPressed={isPressed} />;
  return (
    <>
      <Button kind="secondary" onClick={() => (sessionHint() ? setPressed(true) : sheet.open())}>
        Seguir
      </Button>
      {sheet.window(() => ({ creator }))}
    </>
  );
}
