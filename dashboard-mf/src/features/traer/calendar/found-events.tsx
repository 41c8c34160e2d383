import { quoted } from '@vidriera/domain/values/isolated';
import { itemIdEnd } from '@vidriera/domain/values/item-id';
import { rememberBrought } from '@vidriera/kit/requests/brought';
import { createItem, updateItem } from '@vidriera/kit/requests/publish';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import type { SessionUser } from '@vidriera/session';
import { useEffect, useRef, useState } from 'react';
import { ConfirmToPublish } from '../../mail/confirm-to-publish.tsx';
import { useMailGate } from '../../mail/use-mail-gate.ts';
import { ResultLine } from '../../own-lists/result-line.tsx';
import { oneByOne, type Pause } from '../one-by-one.ts';
import styles from '../traer.module.css';
import { type FoundCalendar, type FoundEvent, isOffered } from './compare.ts';
import { DATES_OF_RULE } from './dates-of-rule.ts';
import { bringWords, draftsSummary, fileSummary, unreadText } from './event-words.ts';
import { EventsTable } from './events-table.tsx';

interface FoundEventsProps {
  user: SessionUser;
  found: FoundCalendar;
  onChange: (found: FoundCalendar | null) => void;
}

const isReady = ({ state, isOut, outcome }: FoundEvent): boolean =>
  isOffered(state) && !isOut && outcome?.kind !== 'brought';

/** A calendar that was read: what is new, its way, and what happened to each event. */
export function FoundEvents({ user, found, onChange }: FoundEventsProps) {
  const gate = useMailGate(true);
  const latest = useRef(found);
  const control = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [pause, setPause] = useState<Pause | null>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button disappeared
  useEffect(() => heading.current?.focus(), [isRunning]);
  useEffect(() => () => control.current?.abort(), []);

  function change(id: string, part: Partial<FoundEvent>): void {
    const events = latest.current.events.map((event) => (event.id === id ? { ...event, ...part } : event));
    latest.current = { ...latest.current, events };
    onChange(latest.current);
  }
  async function bring(): Promise<void> {
    if (!(await gate.pass(true))) return;
    setPause(null);
    setIsRunning(true);
    control.current = new AbortController();
    const { signal } = control.current;
    const waits = await oneByOne(latest.current.events.filter(isReady), {
      bring: async ({ id, state, print, version, data: { excepciones = [], ...data } }) => {
        const whole = { ...data, excepciones };
        if (state === 'changed') await updateItem('evento', id, whole, { version });
        else await createItem('evento', whole, { id, keeps: true });
        await rememberBrought({ events: [{ key: itemIdEnd(id), print }] });
      },
      onOutcome: ({ id }, outcome) => signal.aborted || change(id, { outcome }),
      signal,
    });
    if (signal.aborted) return;
    setPause(waits);
    setIsRunning(false);
  }
  const ready = found.events.filter(isReady).length;
  const isDone = !isRunning && found.events.some(({ outcome }) => outcome);
  return (
    <>
      <section className={styles.part} aria-label="Tu calendario">
        <ResultLine ref={heading}>
          {isRunning
            ? 'Traemos los eventos uno por uno. Si se corta, traé el calendario de nuevo: sigue donde quedó.'
            : isDone
              ? draftsSummary(found)
              : fileSummary(found)}
        </ResultLine>
        {isRunning || isDone ? null : <p>{draftsSummary(found)}</p>}
        {[...new Set(found.unread.map(unreadText))].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {found.asDates.map((titulo) => (
          <p key={titulo}>
            {quoted(titulo)} se repite de un modo que acá no se puede decir: traemos sus próximas fechas,
            hasta {DATES_OF_RULE}, cada una como un evento.
          </p>
        ))}
        {isRunning ? (
          <progress
            className={styles.progress}
            aria-label="Eventos traídos"
            max={found.events.length}
            value={found.events.length - ready}
          />
        ) : null}
        <p role="status">{pause?.message}</p>
        {!isRunning && ready > 0 ? (
          gate.shut && gate.tried ? (
            <ConfirmToPublish email={user.email} gate={gate} onConfirmed={() => void bring()} />
          ) : (
            <Button onClick={() => void bring()}>
              {pause ? 'Continuar' : bringWords(found.events.filter(isReady))}
            </Button>
          )
        ) : null}
        {isDone ? (
          <ButtonLink kind="secondary" to="/perfil?tab=eventos">
            Ver mis eventos
          </ButtonLink>
        ) : null}
        {isRunning ? null : (
          <Button kind="ghost" onClick={() => onChange(null)}>
            Leer otro calendario
          </Button>
        )}
      </section>
      {found.events.length > 0 ? (
        <EventsTable
          events={found.events}
          disabled={isRunning}
          onLeaveOut={(id, isOut) => change(id, { isOut })}
        />
      ) : null}
    </>
  );
}
