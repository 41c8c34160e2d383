import type { Output } from '@vidriera/domain/api/callables-schema';
import { failureOf, isFailure } from '@vidriera/domain/failure';
import type { Party } from '@vidriera/domain/seats/wire-schema';
import { useAct } from '@vidriera/kit/hooks/use-act';
import { toast } from '@vidriera/kit/messages/toast';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { useEffect, useState } from 'react';
import type { AnyNotice } from './notice-words.ts';

interface Mine {
  parties: readonly Party[];
  notices: readonly AnyNotice[];
}
const NONE: Mine = { parties: [], notices: [] };

const mineOf = ({
  parties,
  notices,
  promoNotices,
  deskNotices = [],
}: Extract<Output<'seats'>, { what: 'mine' }>): Mine => ({
  parties,
  notices: [...notices, ...promoNotices, ...deskNotices].sort((a, b) => b.createdAt - a.createdAt),
});

/**
 * Reads the person's seats and notices, once.
 * @returns `mine`: `null` while loading; empty after a failure
 */
export function useMine() {
  const [mine, setMine] = useState<Mine | null>(null);
  useEffect(() => {
    let gone = false;
    askSeats({ what: 'mine' }).then(
      (read) => gone || setMine(mineOf(read)),
      (caught) => {
        if (gone) return;
        if (!isFailure(caught, 'no-session')) console.warn('failed to load own seats:', caught);
        setMine(NONE);
      },
    );
    return () => {
      gone = true;
    };
  }, []);

  /** Marks notices as read at once, and undoes it with a toast if it can't be saved. */
  const markRead = async (notices: readonly AnyNotice[]): Promise<void> => {
    const ids = notices.flatMap(({ id, readAt }) => (readAt === null ? [id] : []));
    if (ids.length === 0) return;
    const set = (readAt: number | null) =>
      setMine((now) => now && { ...now, notices: now.notices.map((notice) => marked(notice, ids, readAt)) });
    set(Date.now());
    try {
      await askSeats({ what: 'seen', ids });
    } catch (caught) {
      set(null);
      toast.error(failureOf(caught).message);
    }
  };
  const { act } = useAct();
  const leave = ({ evento, fecha }: Party) =>
    act(async () => {
      await askSeats({ what: 'leave', evento, fecha });
      setMine(mineOf(await askSeats({ what: 'mine' })));
    });
  return { mine, markRead, leave };
}

const marked = (notice: AnyNotice, ids: readonly string[], readAt: number | null): AnyNotice =>
  ids.includes(notice.id) ? { ...notice, readAt } : notice;
