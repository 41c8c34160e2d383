import type { Notice, Party } from 'domain/seats/wire-schema';
import { agendaDay, type LocalTime } from 'domain/values/local-time';
import { askSeats } from 'kit/ask-seats';
import { detailPath } from 'kit/detail-path';
import { askConfirm } from 'kit/dialogs';
import { failureOf } from 'kit/failure';
import { Link } from 'kit/router';
import { leaveWords, standingText, whenText } from 'kit/seat-words';
import { toast } from 'kit/toast';
import { Button } from 'kit/ui/button';
import { useEffect, useId, useState } from 'react';
import { noticeText } from './notice-words.ts';
import styles from './seats.module.css';

interface Mine {
  parties: readonly Party[];
  notices: readonly Notice[];
}
const NONE: Mine = { parties: [], notices: [] };

/** What the person is down for, and what became of it. It comes late, and is left out where there is none, or it can't be had. */
export function Seats({ now }: { now: LocalTime }) {
  const { mine, dismiss, leave } = useMine();
  const id = useId();
  const { parties, notices } = mine;
  if (parties.length === 0 && notices.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.seats}>
      <h2 id={id}>Tus lugares</h2>
      {notices.length > 0 ? (
        <ul aria-label="Novedades">
          {notices.map((notice) => (
            <li key={notice.id} className={styles.notice}>
              <p>{noticeText(notice, parties)}</p>
              <Button
                kind="secondary"
                aria-label={`Entendido: ${notice.titulo}`}
                onClick={() => void dismiss(notice)}
              >
                Entendido
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {parties.length > 0 ? (
        <ul aria-label="A qué vas">
          {parties.map((party) => (
            <OneParty
              key={`${party.evento} ${party.fecha}`}
              party={party}
              now={now}
              onLeave={() => leave(party)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** A date that somebody is down for, with the way out of it. */
export function OneParty({
  party,
  now,
  onLeave,
}: {
  party: Party;
  now: LocalTime;
  onLeave: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const { evento, titulo, empieza, tiene } = party;
  const goes = tiene > 0;
  const leaving = leaveWords(goes);
  const give = async () => {
    const words = goes
      ? `¿No vas a «${titulo}»? Tus lugares pasan a quien espera.`
      : `¿Dejás de esperar lugares de «${titulo}»?`;
    if (!(await askConfirm(words, leaving))) return;
    setBusy(true);
    await onLeave();
    setBusy(false);
  };
  return (
    <li className={styles.party}>
      <div>
        <Link to={detailPath('evento', evento)}>{titulo}</Link>
        <p>
          <b>{standingText(party)}</b> · {whenText(empieza, agendaDay(now))}
        </p>
      </div>
      <Button
        kind="ghost"
        busy={busy}
        busyText="Guardando…"
        aria-label={`${leaving.yes}: ${titulo}`}
        onClick={() => void give()}
      >
        {leaving.yes}
      </Button>
    </li>
  );
}

/** What is one's own, read when it is shown; what is dismissed goes at once, and comes back with a word where that could not be kept. */
function useMine() {
  const [mine, setMine] = useState(NONE);
  useEffect(() => {
    let gone = false;
    askSeats({ what: 'mine' }).then(
      (read) => gone || setMine(read),
      (caught) => console.warn('own seats could not be read:', caught),
    );
    return () => {
      gone = true;
    };
  }, []);

  const dismiss = async (notice: Notice): Promise<void> => {
    const before = mine.notices;
    setMine((now) => ({ ...now, notices: now.notices.filter(({ id }) => id !== notice.id) }));
    try {
      await askSeats({ what: 'seen', ids: [notice.id] });
    } catch (caught) {
      setMine((now) => ({ ...now, notices: before }));
      toast.error(failureOf(caught).message);
    }
  };
  const leave = async ({ evento, fecha }: Party): Promise<void> => {
    try {
      await askSeats({ what: 'leave', evento, fecha });
      setMine(await askSeats({ what: 'mine' }));
    } catch (caught) {
      toast.error(failureOf(caught).message);
    }
  };
  return { mine, dismiss, leave };
}
