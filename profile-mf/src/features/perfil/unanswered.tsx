import type { Unanswered as Event } from '@vidriera/domain/come-back/wire-schema';
import { failureOf, isFailure, logUnforeseen } from '@vidriera/domain/failure';
import { cx } from '@vidriera/kit/class-names';
import { namedMain } from '@vidriera/kit/main-id';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useEffect, useRef, useState } from 'react';
import perfil from './perfil.module.css';
import styles from './unanswered.module.css';

interface UnansweredProps {
  /** Called after an answer was saved. */
  onAnswer: () => void;
}

/** Asks a creator who came back to the role about each event whose guests were told that it is cancelled. Unread questions wait for the next visit. */
export function Unanswered({ onAnswer }: UnansweredProps) {
  const [events, setEvents] = useState<Event[]>([]);
  useEffect(() => {
    let gone = false;
    call('comeBack', { what: 'asked' })
      .then((answer) => gone || setEvents(answer.eventos))
      .catch(logUnforeseen);
    return () => {
      gone = true;
    };
  }, []);
  const list = useRef<HTMLDivElement>(null);
  const drop = ({ evento }: Event, i: number) => {
    const question = list.current?.children[i];
    // The pressed button disappears.
    if (question?.contains(document.activeElement)) {
      const next = question.nextElementSibling ?? question.previousElementSibling;
      (next instanceof HTMLElement ? next : namedMain())?.focus({ preventScroll: true });
    }
    setEvents((all) => all.filter((event) => event.evento !== evento));
    onAnswer();
  };
  if (events.length === 0) return null;
  return (
    <div ref={list} className={styles.events}>
      {events.map((event, i) => (
        <Question key={event.evento} event={event} onAnswer={() => drop(event, i)} />
      ))}
    </div>
  );
}

function Question({ event: { evento, titulo, people }, onAnswer }: { event: Event; onAnswer: () => void }) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const answer = async (again: boolean) => {
    setChosen(again);
    try {
      await call('comeBack', { what: 'answer', evento, again });
    } catch (caught) {
      toast.error(failureOf(caught).message);
      setChosen(null);
      if (isFailure(caught, 'not-found')) onAnswer(); // answered in another tab, or before a lost answer
      return;
    }
    toast.success(again ? 'Tu evento se ve de nuevo.' : 'Tu evento queda cancelado.');
    onAnswer();
  };
  const button = (again: boolean) => ({
    kind: 'secondary' as const,
    busy: chosen === again,
    busyText: 'Guardando...',
    disabled: chosen === !again,
    onClick: () => void answer(again),
  });
  return (
    <section aria-label={titulo} tabIndex={-1} className={cx(perfil.notice, styles.event)}>
      <div>
        <h2 className={styles.title}>{titulo}</h2>
        <p>
          Se canceló para {people === 1 ? '1 persona' : `${people} personas`}. ¿La publicás de nuevo? Mientras
          tanto no la ve nadie.
        </p>
      </div>
      <div className={styles.answers}>
        <Button {...button(true)}>Sí, publicarla</Button>
        <Button {...button(false)}>No, queda cancelada</Button>
      </div>
    </section>
  );
}
