import { MAX_HELPERS } from '@vidriera/domain/claim/times';
import { hasWords } from '@vidriera/domain/door/has-words';
import { countsOf, WALK_INS } from '@vidriera/domain/door/register';
import type { DoorList, DoorParty } from '@vidriera/domain/door/wire-schema';
import { isolated } from '@vidriera/domain/values/isolated';
import { attendingPath, doorPath } from '@vidriera/kit/going/detail-path';
import { call } from '@vidriera/kit/requests/callable';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { RetryState } from '@vidriera/kit/ui/parts/retry-state';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { longDay, now } from '@vidriera/kit/words/format';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { publicOrigin } from '@vidriera/session/config';
import { type ReactNode, useMemo, useState } from 'react';
import { HelperLinks } from '../canjes/helper-links.tsx';
import { Group } from '../own-lists/group.tsx';
import { HeaderLine, Standalone, WAY } from '../standalone/standalone.tsx';
import { allMarks, type KeptDoor, lateParties, ownMarks } from './door-store.ts';
import { ListCsv } from './list-csv.tsx';
import type { DoorHelpers, ListedDate, PuertaData } from './load.ts';
import { PartyRow } from './party-row.tsx';
import styles from './puerta.module.css';
import { useDoor } from './use-door.ts';
import { useFound } from './use-found.ts';
import { countsText, signalText } from './words.ts';

interface DoorHelpersProps {
  at: ListedDate;
  helpers: DoorHelpers;
  /** Guests answered something, which a link may show. */
  hasAnswers: boolean;
}

/** Helpers of this date's list, who open it by a link without an account. */
const DoorHelpersOf = ({ at, helpers, hasAnswers }: DoorHelpersProps) => (
  <HelperLinks
    helpers={helpers.map(({ id, nombre, bound }) => ({
      id,
      nombre,
      about: bound ? 'Abrió su link' : 'Todavía no abrió su link',
    }))}
    about={`Con su link ven esta lista sin cuenta, con el nombre y una inicial, desde el primer teléfono que lo abra, hasta 12 horas después del final. Hasta ${MAX_HELPERS}.`}
    confirm={(nombre) => `¿Quitar a ${nombre}? Su teléfono deja de ver la lista.`}
    message={(nombre) => `La puerta, ${nombre}: abrilo en el teléfono que vas a usar.`}
    help="Así lo ves en esta lista."
    option={hasAnswers ? 'También ve lo que respondieron' : undefined}
    invite={async (nombre, link, seesAnswers) => {
      await call('door', { what: 'invite', ...at, nombre, link, ...(seesAnswers && { seesAnswers }) });
      return `${publicOrigin()}${doorPath(at.evento, at.fecha)}#${link}`;
    }}
    withdraw={async (id) => void (await call('door', { what: 'withdraw', ...at, id }))}
  />
);

/** `/puerta/{evento}/{fecha}`: who comes, for a phone at the door, of the creator or of a helper; helpers see no other screen. */
export default function Puerta({ data }: ScreenProps<PuertaData>) {
  if (data.kind === 'door') return <AtDoor key={data.kept.secret} {...data} />;
  return (
    <Screen title="Puerta">
      {data.kind === 'nobody' ? (
        <EmptyState
          text="Iniciá sesión para ver la lista de la puerta. Si ayudás a un creador, pedile un link."
          action={
            <ButtonLink to={`/login?volver=${doorPath(data.at.evento, data.at.fecha)}`}>
              Iniciá sesión
            </ButtonLink>
          }
        />
      ) : (
        <>
          <RetryState text={data.why} />
          {data.unsent > 0 ? <p role="alert">{`Quedaron ${data.unsent} sin enviar.`}</p> : null}
        </>
      )}
    </Screen>
  );
}

const Screen = ({ title, ...parts }: { title: string; about?: ReactNode; children: ReactNode }) => (
  <Standalone title={`Puerta: ${isolated(title)}`} heading={title} {...parts} />
);

type AtDoorProps = { at: ListedDate; kept: KeptDoor; helpers: DoorHelpers | null };

function AtDoor({ at, kept: start, helpers }: AtDoorProps) {
  const { door, kept, signal, problem, isClosed } = useDoor(at, start);
  const { list } = kept;
  const unsent = Object.keys(kept.unsent).length;
  if (!list || isClosed)
    return (
      <Screen title="Puerta">
        <RetryState text={problem} />
        {unsent > 0 ? <p role="alert">{`Quedaron ${unsent} sin enviar.`}</p> : null}
      </Screen>
    );
  const counts = countsOf(allMarks(kept), list.parties);
  const seats = list.parties.reduce((sum, { held }) => sum + held, 0);
  const walkedIn = ownMarks(kept)[WALK_INS]?.arrived ?? 0;
  return (
    <Screen title={list.titulo} about={<About at={at} list={list} isHelper={kept.helper !== null} />}>
      <div className={styles.state}>
        <p className={styles.counts}>{countsText(counts, seats)}</p>
        <p role="status" data-signal={signal === false ? 'none' : unsent > 0 ? 'waits' : 'sent'}>
          {signalText(unsent, signal)}
        </p>
        {problem ? <p role="alert">{problem}</p> : null}
      </div>
      <Parties at={at} kept={kept} list={list} onArrived={door.tick} />
      {kept.helper ? null : (
        <>
          <ListCsv at={at} parties={list.parties} />
          {helpers ? (
            <DoorHelpersOf
              at={at}
              helpers={helpers}
              hasAnswers={list.parties.some(({ answers }) => answers?.length)}
            />
          ) : null}
        </>
      )}
      <div className={styles.walkIns}>
        <Button wide onClick={() => door.tick(WALK_INS, walkedIn + 1)}>
          Dejar pasar sin reserva
        </Button>
        {walkedIn > 0 ? (
          <Button
            kind="secondary"
            aria-label="Deshacer uno sin reserva"
            onClick={() => door.tick(WALK_INS, walkedIn - 1)}
          >
            {`${walkedIn} acá · −1`}
          </Button>
        ) : null}
      </div>
    </Screen>
  );
}

function About({ at, list, isHelper }: { at: ListedDate; list: DoorList; isHelper: boolean }) {
  return (
    <>
      <HeaderLine>
        <span className={styles.date}>{longDay(at.fecha, now())}</span>
        {isHelper ? ` · Ayudás a ${isolated(list.creador || 'un creador')}` : ''}
      </HeaderLine>
      {isHelper ? null : (
        <a href={attendingPath(at.evento, at.fecha)} className={WAY}>
          Quiénes van
        </a>
      )}
    </>
  );
}

/** Rows drawn at once: a cheap phone draws hundreds slowly. */
const ROWS = 150;

interface PartiesProps {
  at: ListedDate;
  kept: KeptDoor;
  list: DoorList;
  onArrived: (nonce: string, arrived: number) => void;
}

function Parties({ at, kept, list, onArrived }: PartiesProps) {
  const [search, setSearch] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const sorted = useMemo(
    () => [...list.parties].sort((a, b) => a.nombre.localeCompare(b.nombre, 'es')),
    [list.parties],
  );
  const byWholeName = useFound(at, kept.helper, search);
  const found = sorted.filter(({ nombre, nonce }) => hasWords(nombre, search) || byWholeName.has(nonce));
  const shown = isWhole ? found : found.slice(0, ROWS);
  const marks = allMarks(kept);
  const late = lateParties(kept);
  const rows = (parties: readonly DoorParty[]) =>
    parties.map((party) => (
      <PartyRow
        key={party.nonce}
        party={party}
        marks={marks}
        ownDoor={list.door}
        isLate={late.has(party.nonce)}
        onArrived={onArrived}
      />
    ));
  return (
    <>
      <TextInput
        type="search"
        label="Buscar por nombre"
        value={search}
        limit={40}
        autoComplete="off"
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {list.parties.length === 0 ? <EmptyState text="Todavía no se anotó nadie." /> : null}
      {list.parties.length > 0 && found.length === 0 ? <p>No hay nadie con ese nombre.</p> : null}
      <Group title="Con lugar" className={styles.list}>
        {rows(shown.filter(({ held }) => held > 0))}
      </Group>
      <Group title="Lista de espera" className={styles.list}>
        {rows(shown.filter(({ held }) => held === 0))}
      </Group>
      {shown.length < found.length ? (
        <Button kind="secondary" onClick={() => setIsWhole(true)}>{`Ver los ${found.length}`}</Button>
      ) : null}
    </>
  );
}
