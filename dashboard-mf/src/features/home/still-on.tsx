import { messages } from '@vidriera/domain/messages/messages';
import { mayPublish } from '@vidriera/domain/usuario/may';
import { listUnchangedWeekly } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';
import type { SessionUser } from '@vidriera/session';
import { serverNow } from '@vidriera/session/server-clock';
import { useEffect, useState } from 'react';

type Repeating = OwnItem<'evento' | 'curso'>;

/** Fetched apart: few people are asked. */
const Question = lazyPart(async () => (await import('./still-on-question.tsx')).Question);

/** Asks whether repeating events and courses that did not change for long still take place, one after another. */
export function StillOn({ role }: Pick<SessionUser, 'role'>) {
  const all = useUnchanged(mayPublish(role));
  const [answered, setAnswered] = useState<readonly Repeating[]>([]);
  const item = all.find((own) => !answered.includes(own));
  const last = answered.at(-1);
  return (
    <>
      <p role="status" className="sr-only">
        {last ? messages.post.goesOn(last.titulo) : ''}
      </p>
      {item ? <Question key={item.id} item={item} onAnswer={() => setAnswered([...answered, item])} /> : null}
    </>
  );
}

/** Returns the unchanged ones; if they can't be read, it asks another time. */
function useUnchanged(asks: boolean): readonly Repeating[] {
  const [weekly, setWeekly] = useState<readonly Repeating[]>([]);
  useEffect(() => {
    if (!asks) return;
    let gone = false;
    listUnchangedWeekly(new Date(serverNow())).then(
      (read) => gone || setWeekly(read),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [asks]);
  return weekly;
}
