import { MESSAGES } from '@vidriera/domain/seats/limits';
import type { SentMessage } from '@vidriera/domain/seats/messages-schema';
import { addDays, dayName } from '@vidriera/domain/values/fecha';
import { groupDigits } from '@vidriera/domain/values/group-digits';
import { isolated } from '@vidriera/domain/values/isolated';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { cx } from '@vidriera/kit/class-names';
import { detailPath, doorPath } from '@vidriera/kit/going/detail-path';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { seatsText } from '@vidriera/kit/seats/seat-words';
import { Button, ButtonAnchor, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { longDay, shortDay } from '@vidriera/kit/words/format';
import { momentText } from '@vidriera/kit/words/moment';
import { Link, useRevalidator } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { serverNow } from '@vidriera/session/server-clock';
import { useId } from 'react';
import column from '../column.module.css';
import { ListCsv } from '../puerta/list-csv.tsx';
import styles from './attending.module.css';
import type { Attending, AttendingData } from './load.ts';

type Party = Attending['parties'][number];

/** `/quienes-van/{id}?fecha=`: attendance and waiting list of an own event, by date. */
export default function AttendingScreen({ data }: ScreenProps<AttendingData>) {
  const { id, titulo, aforo, dates, fecha, now, parties, questions, messages: sent } = data;
  const lastDay = addDays(agendaDay(now), -MESSAGES.afterDays);
  const { revalidate } = useRevalidator();
  const asking = useLazyDialog(() => import('./questions-dialog.tsx'));
  const writing = useLazyDialog(() => import('./write-dialog.tsx'));
  const isAsked = (questions?.length ?? 0) > 0;
  const go = rowsOf(parties, ({ held }) => held);
  const came = parties.reduce((sum, { arrived }) => sum + (arrived ?? 0), 0);
  const isOver = fecha < agendaDay(now);
  const wait = rowsOf(parties, ({ asked, held, state }) => (state === 'waiting' ? asked - held : 0));
  return (
    <div className={cx(column.column, styles.screen)}>
      <PrivateMeta title={`Quiénes van a ${isolated(titulo)}`} />
      <PageHeader
        title={titulo}
        back={{ to: '/perfil?tab=eventos', label: 'Mis eventos' }}
        action={
          <ButtonAnchor kind="secondary" href={doorPath(id, fecha)} target={undefined}>
            Abrir la puerta
          </ButtonAnchor>
        }
        subtitle={
          <>
            Quiénes van · <Link to={detailPath('evento', id)}>Ver el evento</Link>
          </>
        }
      />
      {dates.length > 1 ? (
        <nav aria-label="Fecha" className="row">
          {dates.map((date) => (
            <ButtonLink
              key={date}
              to={`?fecha=${date}`}
              replace
              preventScrollReset
              kind={date === fecha ? 'secondary' : 'ghost'}
              aria-current={date === fecha ? 'true' : undefined}
            >
              {`${dayName(date).slice(0, 3)} ${shortDay(date, now)}`}
            </ButtonLink>
          ))}
        </nav>
      ) : null}
      <p className={styles.total} role="status">
        <b>{longDay(fecha, now)}</b>
        <span>{totalText(total(go), aforo)}</span>
        {wait.length > 0 ? <span>{seatsText(total(wait))} en lista de espera</span> : null}
        {came > 0 ? <span>{cameText(came)}</span> : null}
      </p>
      {aforo === 0 ? <p className="soft">El evento ya no lleva lugares: nadie más se puede anotar.</p> : null}
      {parties.length === 0 ? <EmptyState text="Todavía no se anotó nadie." /> : null}
      {questions && !isOver ? (
        <div>
          <Button kind="secondary" aria-haspopup="dialog" onClick={asking.open}>
            {isAsked ? 'Cambiar las preguntas' : 'Preguntarles algo al anotarse'}
          </Button>
          {asking.window(() => ({ evento: id, questions, onSaved: revalidate }))}
        </div>
      ) : null}
      {sent && parties.length > 0 && sent.length < MESSAGES.aDate && fecha >= lastDay ? (
        <div>
          <Button kind="secondary" aria-haspopup="dialog" onClick={writing.open}>
            Escribirles
          </Button>
          {writing.window(() => ({
            at: { evento: id, fecha },
            titulo,
            people: { all: parties.length, going: go.length, waiting: wait.length },
            onSent: revalidate,
          }))}
        </div>
      ) : null}
      <Sent messages={sent ?? []} />
      <List title="Van" rows={go} absent={came > 0 && isOver ? 'no vino' : ''} isAsked={isAsked} />
      <List title="Lista de espera" rows={wait} isAsked={isAsked} />
      {parties.length > 0 ? <ListCsv at={{ evento: id, fecha }} parties={parties} /> : null}
    </div>
  );
}

/** Messages to the date's guests, with how many letters went out; never to whom. */
function Sent({ messages }: { messages: readonly SentMessage[] }) {
  const id = useId();
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Les escribiste</h2>
      {messages.map((message) => (
        <figure key={message.id} className={styles.preview}>
          <blockquote>{message.text}</blockquote>
          <figcaption className="soft">
            {[momentText(message.createdAt, serverNow()), lettersText(message)].filter(Boolean).join(' · ')}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

/** '2 enviados, 1 sin enviar'; '' once its letters have expired, as nobody counts them then. */
const lettersText = ({ sent, unsent }: SentMessage): string =>
  sent + unsent > 0 ? `${sent} ${sent === 1 ? 'enviado' : 'enviados'}, ${unsent} sin enviar` : '';

interface Row extends Pick<Party, 'nombre' | 'since' | 'arrived' | 'answers'> {
  seats: number;
}

/** The parties that have seats, or wait for some. */
const rowsOf = (parties: readonly Party[], seatsOf: (party: Party) => number): Row[] =>
  parties.map((party) => ({ ...party, seats: seatsOf(party) })).filter(({ seats }) => seats > 0);

const total = (rows: readonly Row[]): number => rows.reduce((sum, { seats }) => sum + seats, 0);

/** 'Van 12 de 40 lugares'; 'Van 1' if the event keeps none any more */
const totalText = (taken: number, aforo: number): string =>
  aforo > 0 ? `${groupDigits(taken)} de ${groupDigits(aforo)} lugares` : seatsText(taken);

const cameText = (people: number): string => (people === 1 ? 'llegó 1' : `llegaron ${groupDigits(people)}`);

interface ListProps {
  title: string;
  rows: readonly Row[];
  /** Said of parties of which nobody came. */
  absent?: string;
  /** The event asks something: whoever did not answer is marked. */
  isAsked: boolean;
}

/** Names with their seats and answers, in order of request, and how many came. */
function List({ title, rows, absent = '', isAsked }: ListProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <small>{rows.length}</small>
      </h2>
      <ol className={styles.list}>
        {rows.map(({ nombre, seats, since, arrived, answers = [] }) => (
          <li key={`${nombre} ${since}`}>
            <div>
              <b>{nombre}</b>
              {answers.map(({ question, answer }) => (
                <p key={question} className={styles.answer}>
                  {question} <b>{answer}</b>
                </p>
              ))}
              {isAsked && answers.length === 0 ? <p className={styles.answer}>sin responder</p> : null}
            </div>
            <span>
              {[seatsText(seats), arrived ? cameText(arrived) : absent].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
