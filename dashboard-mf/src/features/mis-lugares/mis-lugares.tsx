import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import type { Input } from '@vidriera/domain/api/callables-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Party, PastParty, Reminder } from '@vidriera/domain/seats/wire-schema';
import { quoted } from '@vidriera/domain/values/isolated';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { useAct } from '@vidriera/kit/hooks/use-act';
import { useKeptScreen } from '@vidriera/kit/hooks/use-kept-screen';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { useStateFrom } from '@vidriera/kit/hooks/use-state-from';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { seatsText, whenText } from '@vidriera/kit/seats/seat-words';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { now } from '@vidriera/kit/words/format';
import { momentText } from '@vidriera/kit/words/moment';
import { Link } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { serverNow } from '@vidriera/session/server-clock';
import { useRef, useState } from 'react';
import column from '../column.module.css';
import { GuestMessages } from '../home/guest-messages.tsx';
import { OneParty } from '../home/seats.tsx';
import { MailSetting } from '../mail/mail-setting.tsx';
import { Group } from '../own-lists/group.tsx';
import { ResultLine } from '../own-lists/result-line.tsx';
import { type MisLugaresData, type OwnDates, readMine } from './load.ts';
import styles from './mis-lugares.module.css';
import { ReminderRow } from './reminder-row.tsx';

/** `/mis-lugares`: the dates a person goes to, waits for, is reminded of, and attended in the last 30 days. */
export default function MisLugares({ data }: ScreenProps<MisLugaresData>) {
  const { readAt, letters, uid } = data;
  useKeptScreen('/mis-lugares', uid);
  const [{ parties, past, reminders }, setMine] = useStateFrom<MisLugaresData, OwnDates>(
    data,
    (read) => read,
  );
  const calendar = useLazyDialog(() => import('./calendar-dialog.tsx'));
  const result = useRef<HTMLParagraphElement>(null);
  const [resultText, setResultText] = useState('');

  const { act } = useAct();
  const giveBack = (question: Input<'seats'>, words: string) =>
    act(async () => {
      await askSeats(question);
      setMine(await readMine(uid));
      setResultText(words);
      result.current?.focus(); // the pressed button disappeared
    });
  const leave = ({ evento, fecha, titulo, held }: Party): Promise<void> =>
    giveBack(
      { what: 'leave', evento, fecha },
      held > 0 ? `Ya no vas a ${quoted(titulo)}.` : `Ya no esperás lugares de ${quoted(titulo)}.`,
    );
  const unremind = ({ evento, fecha, titulo }: Reminder): Promise<void> =>
    giveBack({ what: 'unremind', evento, fecha }, `Ya no te avisamos de ${quoted(titulo)}.`);
  const rows = (some: readonly Party[]) =>
    some.map((party) => (
      <OneParty
        key={`${party.evento} ${party.fecha}`}
        party={party}
        now={now()}
        onLeave={() => leave(party)}
      />
    ));
  return (
    <div className={column.column}>
      <PrivateMeta title="Mis reservas" />
      <PageHeader title="Mis reservas" />
      <ResultLine ref={result}>{resultText}</ResultLine>
      {readAt === null ? null : (
        <p className="soft">
          No pudimos leer tus lugares ahora. Así estaban {momentText(readAt, serverNow())}.
        </p>
      )}
      {parties.length + reminders.length + past.length === 0 ? (
        <EmptyState
          text="Todavía no pediste lugar en ningún evento."
          action={<ButtonLink to="/eventos">Ver eventos</ButtonLink>}
        />
      ) : null}
      <Group title="Vas">{rows(parties.filter(({ held }) => held > 0))}</Group>
      <Group title="Esperás lugar">{rows(parties.filter(({ held }) => held === 0))}</Group>
      <Group title="Te avisamos">
        {reminders.map((reminder) => (
          <ReminderRow
            key={`${reminder.evento} ${reminder.fecha}`}
            reminder={reminder}
            onStop={() => unremind(reminder)}
          />
        ))}
      </Group>
      <Button
        kind="secondary"
        icon={<Icon of={CalendarPlus} size={20} />}
        aria-haspopup="dialog"
        className={styles.open}
        onClick={calendar.open}
      >
        Ver en mi calendario
      </Button>
      {calendar.window(() => ({}))}
      {letters && <Letters {...letters} />}
      <Group title="Fuiste">
        {past.map((party) => (
          <PastRow key={`${party.evento} ${party.fecha}`} party={party} />
        ))}
      </Group>
    </div>
  );
}

function Letters({ isReminded, isRemindedSoon }: NonNullable<MisLugaresData['letters']>) {
  return (
    <>
      <MailSetting setting="reminderMail" label="Recordarme por mail el día antes" isOn={isReminded} />
      <MailSetting setting="reminderSoonMail" label="Y también dos horas antes" isOn={isRemindedSoon} />
    </>
  );
}

function PastRow({ party }: { party: PastParty }) {
  const { evento, titulo, startsAt, held, isHidden, isPaused, messages: written } = party;
  return (
    <li className={styles.linked}>
      {isHidden ? <span>{titulo}</span> : <Link to={detailPath('evento', evento)}>{titulo}</Link>}
      <p className="soft">
        {seatsText(held)} · {whenText(startsAt, now())}
      </p>
      {isPaused ? <p className="soft">{messages.seats.unavailable}</p> : null}
      <GuestMessages messages={written} />
    </li>
  );
}
