import Check from '@lucide/icons/icons/check';
import type { Author } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { refreshUser, useUser } from '@vidriera/session';
import { useEffect, useRef, useState } from 'react';
import { takePendingAction } from '../../going/resume-action.ts';
import { useAct } from '../../hooks/use-act.ts';
import { toast } from '../../messages/toast.ts';
import { call } from '../../requests/callable.ts';
import { isFollowed } from '../../requests/is-followed.ts';
import { authorName } from '../../words/format.ts';
import { Icon } from '../parts/icon.tsx';
import { QuietPill } from '../parts/quiet-pill.tsx';

export type Creator = Pick<Author, 'id' | 'username' | 'nombre'>;
export interface OwnFollowProps {
  creator: Creator;
  /** Whether this account pressed before this was fetched. It says so once. */
  takePress: (uid: string) => boolean;
}
type Act = 'follow' | 'unfollow' | 'unblock';

/** 'Seguir', 'Siguiendo' or 'Desbloquear', for a signed-in person. It also follows what was pressed before signing in. */
export function OwnFollow({ creator, takePress }: OwnFollowProps) {
  const { id } = creator;
  const nombre = authorName(creator);
  const user = useUser();
  const uid = user?.uid;
  const isBlocked = user?.blocked?.includes(id) ?? false;
  const [follows, setFollows] = useState(false);
  const { isBusy, act } = useAct();

  const change = (what: Act) =>
    act(async () => {
      await call('following', { what, creador: id }, { signedIn: true });
      setFollows(what === 'follow');
      if (isBlocked) await refreshUser();
      toast.success(messages.following.done[what](nombre));
    });
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    if (!uid) return;
    let gone = false;
    const begin = async () => {
      const wasPressed = takePress(uid);
      const pending = await takePendingAction(uid, 'follow', id);
      if (gone) return;
      if (pending || wasPressed) return latest.current('follow');
      const answer = await isFollowed(id);
      if (!gone) setFollows(answer);
    };
    begin().catch((caught: unknown) => console.warn('failed to read whether this is followed:', caught));
    return () => {
      gone = true;
    };
  }, [uid, id, takePress]);

  if (isBlocked)
    return (
      <QuietPill busy={isBusy} onClick={() => void change('unblock')}>
        Desbloquear
      </QuietPill>
    );
  return (
    <QuietPill
      busy={isBusy}
      icon={follows ? <Icon of={Check} size={20} /> : null}
      onClick={() => void change(follows ? 'unfollow' : 'follow')}
    >
      {follows ? (
        <>
          Siguiendo<span className="sr-only">: dejar de seguir a {nombre}</span>
        </>
      ) : (
        'Seguir'
      )}
    </QuietPill>
  );
}
