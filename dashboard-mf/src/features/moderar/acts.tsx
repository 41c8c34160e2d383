import type { DeskCase } from '@vidriera/domain/desk/wire-schema';
import { useAct } from '@vidriera/kit/hooks/use-act';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { momentText } from '@vidriera/kit/words/moment';
import { serverNow } from '@vidriera/session/server-clock';
import { useState } from 'react';
import styles from './moderar.module.css';
import { actText } from './words.ts';

/** The desk's acts in a case, newest first, page by page. */
export function Acts({ id, log, hasMoreLog }: Pick<DeskCase, 'id' | 'log' | 'hasMoreLog'>) {
  const [earlier, setEarlier] = useState<Pick<DeskCase, 'log' | 'hasMoreLog'> | null>(null);
  const { isBusy, act } = useAct();
  const acts = [...log, ...(earlier?.log ?? [])];
  const last = acts.at(-1);
  const load = (before: number) =>
    act(async () => {
      const page = await call('desk', { what: 'log', id, before }, { signedIn: true });
      setEarlier({ log: [...(earlier?.log ?? []), ...page.log], hasMoreLog: page.hasMoreLog });
    });
  return (
    <>
      <ol className={styles.list}>
        {acts.map(({ at, action, text }) => (
          <li key={`${at} ${action}`}>
            <b>{actText(action)}</b>
            <span className="soft">{momentText(at, serverNow())}</span>
            {text ? <span>{text}</span> : null}
          </li>
        ))}
      </ol>
      {last && (earlier ?? { hasMoreLog }).hasMoreLog ? (
        <Button kind="secondary" busy={isBusy} onClick={() => void load(last.at)}>
          Ver lo anterior
        </Button>
      ) : null}
    </>
  );
}
