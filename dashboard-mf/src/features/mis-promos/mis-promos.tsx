import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { useKeptScreen } from '@vidriera/kit/hooks/use-kept-screen';
import { claimsReadAt } from '@vidriera/kit/requests/stored-claims';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Pills } from '@vidriera/kit/ui/parts/pills';
import { RetryState } from '@vidriera/kit/ui/parts/retry-state';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { momentText } from '@vidriera/kit/words/moment';
import { Link, useSearchParams } from '@vidriera/router';
import { Loading } from '@vidriera/runtime/loading';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { serverNow } from '@vidriera/session/server-clock';
import { LikesHeader } from '../likes/likes-header.tsx';
import type { MisPromosData } from './load.ts';
import styles from './mis-promos.module.css';
import { Pass } from './pass.tsx';
import { type OwnClaims, useClaims } from './use-claims.ts';

/** `/mis-promos?promo=`: the person's claims; an open one shows its code. */
export default function MisPromos({ data }: ScreenProps<MisPromosData>) {
  useKeptScreen('/mis-promos', data.uid);
  const { claims, used, problem, change } = useClaims(data);
  return (
    <div className={styles.screen}>
      <LikesHeader current="claims" />
      {claims ? (
        <>
          <p role="status" className={styles.problem}>
            {problem ? `${problem} ${readText(data.uid)}Los códigos abiertos acá sirven igual.` : ''}
          </p>
          <Taken claims={claims} used={used} change={change} />
        </>
      ) : problem ? (
        <RetryState text={`${problem} En este teléfono todavía no hay ninguna promo guardada.`} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** When the shown promos were read, as far as known. */
function readText(uid: string): string {
  const readAt = claimsReadAt(uid);
  return readAt === undefined ? '' : `Así estaban ${momentText(readAt, serverNow())}. `;
}

type TakenProps = Pick<OwnClaims, 'used' | 'change'> & { claims: Claim[] };

function Taken({ claims, used, change }: TakenProps) {
  const wanted = useSearchParams()[0].get('promo');
  const now = serverNow();
  const open = claims.filter(({ state, lapsesAt }) => state === 'open' && lapsesAt > now);
  const withdrawn = claims.filter(({ isWithdrawn }) => isWithdrawn);
  const over = claims.filter((claim) => !open.includes(claim) && !withdrawn.includes(claim));
  const off = over.filter(({ calledOff }) => calledOff !== undefined);
  const rest = over.filter(({ calledOff }) => calledOff === undefined);
  const chosen = open.find(({ promo }) => promo === wanted) ?? open[0];
  if (claims.length === 0) {
    return (
      <EmptyState
        text="Todavía no pediste ninguna promo."
        action={<ButtonLink to="/promos">Ver promos</ButtonLink>}
      />
    );
  }
  return (
    <>
      {open.length > 1 ? (
        <Pills
          label="Tus promos abiertas"
          replace
          choices={open.map(({ promo, titulo }) => ({
            text: titulo,
            to: `?promo=${promo}`,
            chosen: promo === chosen?.promo,
          }))}
        />
      ) : null}
      <p role="status" className={styles.used}>
        {used?.redeemedAt ? (
          <>
            <b>Canjeada {momentText(used.redeemedAt, now)}</b>
            {used.titulo}
          </>
        ) : null}
      </p>
      {chosen ? <Pass key={chosen.promo} claim={chosen} now={now} change={change} /> : null}
      {withdrawn.length > 0 ? <Withdrawn claims={withdrawn} /> : null}
      {off.length > 0 ? <Over id="canceladas" heading="Canceladas" claims={off} now={now} /> : null}
      {rest.length > 0 ? <Over id="anteriores" heading="Usadas y vencidas" claims={rest} now={now} /> : null}
    </>
  );
}

/** Unused claims of deleted promos, without links. */
function Withdrawn({ claims }: { claims: Claim[] }) {
  return (
    <section aria-labelledby="retiradas" className={styles.over}>
      <h2 id="retiradas">Ya no valen</h2>
      <p>Quien las publicó las eliminó, o dejó de publicar. No se pueden usar.</p>
      <ul>
        {claims.map(({ promo, titulo, takenAt }) => (
          <li key={`${promo} ${takenAt}`}>
            <span>{titulo}</span>
            <span className="soft">No llegaste a usarla</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OverProps {
  id: string;
  heading: string;
  claims: Claim[];
  now: number;
}

function Over({ id, heading, claims, now }: OverProps) {
  return (
    <section aria-labelledby={id} className={styles.over}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {claims.map((claim) => (
          <li key={`${claim.promo} ${claim.takenAt}`}>
            {claim.isHidden ? (
              <span>{claim.titulo}</span>
            ) : (
              <Link to={detailPath('promo', claim.promo, 'plain')}>{claim.titulo}</Link>
            )}
            <span className="soft">{overText(claim, now)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why a claim is not open any more. */
function overText({ state, redeemedAt, lapsesAt, calledOff }: Claim, now: number): string {
  if (calledOff !== undefined) return `Se canceló.${calledOff && ` ${calledOff}`}`;
  return state === 'used' && redeemedAt
    ? `Canjeada ${momentText(redeemedAt, now)}`
    : `Venció ${momentText(lapsesAt, now)}`;
}
