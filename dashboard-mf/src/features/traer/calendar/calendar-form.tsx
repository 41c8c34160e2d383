import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { domain } from '@vidriera/domain/values/safe-url';
import { enlaceSchema } from '@vidriera/domain/values/safe-url-schema';
import { readBrought, rememberBrought } from '@vidriera/kit/requests/brought';
import { call } from '@vidriera/kit/requests/callable';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { now } from '@vidriera/kit/words/format';
import type { SessionUser } from '@vidriera/session';
import { type FormEvent, useEffect, useState } from 'react';
import { FileButton } from '../file-button.tsx';
import { readFile } from '../read-file.ts';
import styles from '../traer.module.css';
import { compare, type FoundCalendar } from './compare.ts';

type Place = 'address' | 'file' | 'again';

/** Takes a calendar: its address, a file, or the one of last time. */
export function CalendarForm({
  user,
  onFound,
}: {
  user: SessionUser;
  onFound: (found: FoundCalendar) => void;
}) {
  const [text, setText] = useState('');
  const [known, setKnown] = useState<string | null>(null);
  const [busy, setBusy] = useState<Place | null>(null);
  const [problem, setProblem] = useState<{ at: Place; words: string } | null>(null);
  const problemAt = (place: Place) => (problem?.at === place ? problem.words : null);
  useEffect(() => {
    readBrought().then(
      (brought) => setKnown(brought?.address ?? null),
      (caught: unknown) => console.warn('failed to read the calendar’s address:', caught),
    );
  }, []);

  /** @param read throws or returns what went wrong */
  async function during(at: Place, read: () => Promise<string | null>): Promise<void> {
    if (busy) return;
    setBusy(at);
    setProblem(null);
    const words = await read().catch((caught: unknown) => {
      logUnforeseen(caught);
      return failureOf(caught).message;
    });
    setBusy(null);
    if (words) setProblem({ at, words });
  }
  async function take(ics: string, address: string | null, unread: string): Promise<string | null> {
    const time = now();
    const { readEvents } = await import('./read-events.ts');
    const read = readEvents(ics, time);
    if (!read) return unread;
    onFound({ ...read, events: await compare(user.uid, read.events, address, agendaDay(time)) });
    return null;
  }
  const fromAddress = (at: Place, typed: string) =>
    during(at, async () => {
      const { data, error } = enlaceSchema.safeParse(typed.trim().replace(/^webcals?:/i, 'https:'));
      if (!data) return error?.issues[0]?.message ?? messages.fields.badLink;
      const { ics, why = 'down' } = await call('readCalendar', { direccion: data }, { signedIn: true });
      const { calendarNotRead } = messages.post;
      return ics === null ? calendarNotRead[why] : take(ics, data, calendarNotRead['no-calendar']);
    });
  const fromFile = (file: File) =>
    during('file', async () => {
      const { text: ics, why } = await readFile(file);
      const { fileNotRead, fileNoCalendar } = messages.post;
      return ics === null ? fileNotRead[why] : take(ics, null, fileNoCalendar);
    });
  const forget = () =>
    during('again', async () => {
      await rememberBrought({ address: null });
      setKnown(null);
      return null;
    });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void fromAddress('address', text);
  };
  return (
    <form noValidate onSubmit={send} className={styles.part}>
      <p>
        Traemos los eventos que vienen como borradores: los ves solo vos, hasta que los publiques. Si los
        traés de nuevo, se actualizan los borradores que no tocaste; lo que editaste queda como está, y lo que
        eliminaste no vuelve.
      </p>
      {known ? (
        <section className={styles.known} aria-label="Tu calendario">
          <p>La última vez trajiste de {domain(known)}.</p>
          <div className="row">
            <Button
              busy={busy === 'again'}
              busyText="Leyendo…"
              onClick={() => void fromAddress('again', known)}
            >
              Traer de nuevo
            </Button>
            <Button kind="ghost" onClick={() => void forget()}>
              Olvidar la dirección
            </Button>
          </div>
          <p role="status">{problemAt('again')}</p>
        </section>
      ) : null}
      <TextInput
        label="Dirección del calendario"
        help="En Google Calendar: Configuración › Integrar el calendario › Dirección en formato iCal."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        limit={LIMITS.url}
        value={text}
        error={problemAt('address')}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        type="submit"
        kind={known ? 'secondary' : 'primary'}
        busy={busy === 'address'}
        busyText="Leyendo…"
      >
        Leer el calendario
      </Button>
      <FileButton
        label="Elegir un archivo .ics"
        accept=".ics,text/calendar"
        error={problemAt('file')}
        onChoose={(file) => void fromFile(file)}
      />
    </form>
  );
}
