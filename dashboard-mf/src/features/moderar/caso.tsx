import { picturesOf } from '@vidriera/domain/desk/public-form';
import type { DeskCase } from '@vidriera/domain/desk/wire-schema';
import { partsOf } from '@vidriera/domain/held/subject-schema';
import { untilText } from '@vidriera/domain/usuario/suspension';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { momentText } from '@vidriera/kit/words/moment';
import { Link } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { serverNow } from '@vidriera/session/server-clock';
import { type ReactNode, useId } from 'react';
import column from '../column.module.css';
import { Acts } from './acts.tsx';
import { Complaints } from './complaints.tsx';
import { Decide } from './decide.tsx';
import { labelOf } from './fact-labels.ts';
import { type Fact, factsOf, hostsOf } from './facts.ts';
import styles from './moderar.module.css';
import { OpenAuthor } from './open-author.tsx';
import { Pictures } from './pictures.tsx';
import { Verify } from './verify.tsx';
import { kindOf, reasonsText, stateText } from './words.ts';

/** Hosts that functions found in an account's links. They are text: nobody should press them. */
function FoundHosts({ hosts, others }: Pick<DeskCase, 'hosts' | 'others'>) {
  const { listed = [], alike = [], in: things = [] } = hosts ?? {};
  const named = others.filter(({ subject }) => things.includes(subject));
  return (
    <>
      {listed.length > 0 ? <p>{`En la lista de sitios peligrosos: ${listed.join(', ')}`}</p> : null}
      {alike.length > 0 ? (
        <p>{`Se parecen a un banco, a Mercado Pago o a Vidriera: ${alike.join(', ')}`}</p>
      ) : null}
      {named.length > 0 ? (
        <p className="soft">
          {`En: ${named.map(({ subject, titulo }) => `${kindOf(subject)} ${titulo || 'sin título'}`).join('; ')}`}
        </p>
      ) : null}
    </>
  );
}

/** `/moderar/{case}`: a thing as it was and as it is, who complained of it, and the decision. For moderators. */
export default function Caso({ data }: ScreenProps<DeskCase>) {
  const { subject, titulo, snapshot, now, appeal, text } = data;
  const hosts = hostsOf(snapshot, now);
  return (
    <div className={column.column}>
      <PrivateMeta title={`Caso: ${titulo}`} />
      <PageHeader
        title={titulo || 'Sin título'}
        back={{ to: '/moderar', label: 'Mesa de moderación' }}
        subtitle={
          <>
            {`${kindOf(subject)} · ${stateText(data, serverNow())}`}
            <PageLink {...data} />
          </>
        }
      />
      {data.complaints > 0 ? <p>{reasonsText(data.reasons)}</p> : null}
      {appeal ? (
        <Part title="Apelación">
          <blockquote className={styles.quote}>{appeal}</blockquote>
          {text ? <p className="soft">{`Le habíamos escrito: ${text}`}</p> : null}
        </Part>
      ) : null}
      <Part title="Qué publicó">
        {now === null ? <p className="soft">Ya no existe. Así era cuando lo denunciaron.</p> : null}
        <Facts facts={factsOf(snapshot, now)} />
        <Pictures key={data.id} caseId={data.id} paths={picturesOf(snapshot, now)} />
        {hosts.length > 0 ? <p className="soft">{`Lleva a: ${hosts.join(', ')}`}</p> : null}
        <FoundHosts {...data} />
      </Part>
      <Part title="Denuncias">
        <Complaints caseId={data.id} complaints={data.complaintsMade} />
      </Part>
      <Part title="Quién lo publicó">
        <Author {...data} />
      </Part>
      <Decide key={data.id} of={data} />
      {data.log.length > 0 ? (
        <Part title="Qué se hizo">
          <Acts key={`${data.id} ${data.log[0]?.at}`} {...data} />
        </Part>
      ) : null}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Leads to the page of a thing that people see; a link has none. */
function PageLink({ subject, status, author }: DeskCase) {
  const { kind, id } = partsOf(subject);
  if (
    status === 'held' ||
    status === 'removed' ||
    status === 'suspended' ||
    kind === 'link' ||
    kind === 'message'
  )
    return null;
  return (
    <>
      {' · '}
      <Link to={kind === 'user' ? `/${author.username}` : detailPath(kind, id)}>Ver la página</Link>
    </>
  );
}

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, before, after }) => (
      <div key={name}>
        <dt>{labelOf(name)}</dt>
        {before === after ? (
          <dd>{after}</dd>
        ) : (
          <>
            <dd>{`Antes: ${before ?? 'nada'}`}</dd>
            <dd>{`Ahora: ${after ?? 'nada'}`}</dd>
          </>
        )}
      </div>
    ))}
  </dl>
);

function Author({ id, subject, author, others }: DeskCase) {
  const { uid, username, nombre, createdAt, suspendedUntil } = author;
  const since = createdAt === null ? '' : ` · cuenta creada ${momentText(createdAt, serverNow())}`;
  return (
    <>
      <p>
        <Link to={`/${username}`}>{nombre || username}</Link>
        {since}
        {suspendedUntil === null ? '' : ` · suspendida ${untilText(new Date(suspendedUntil))}`}
      </p>
      <div className={styles.buttons}>
        <Verify person={author} />
        {subject === `user/${uid}` ? null : <OpenAuthor of={{ id }} />}
      </div>
      {others.length > 0 ? (
        <ul className={styles.list}>
          {others.map(({ subject, titulo, isShown }) => (
            <li
              key={subject}
            >{`${kindOf(subject)}: ${titulo || 'sin título'}${isShown ? '' : ' (no se ve)'}`}</li>
          ))}
        </ul>
      ) : (
        <p className="soft">No publicó nada más.</p>
      )}
    </>
  );
}
