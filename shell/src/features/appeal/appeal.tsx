import { REASONS } from '@vidriera/domain/complaint/reasons';
import type { About } from '@vidriera/domain/complaint/wire-schema';
import { failureOf } from '@vidriera/domain/failure';
import type { Subject } from '@vidriera/domain/held/subject-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { call } from '@vidriera/kit/requests/callable';
import { TextArea } from '@vidriera/kit/ui/form/text-area';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { Link, useRevalidator } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { type FormEvent, useState } from 'react';
import styles from '../complaint/complaint.module.css';
import type { AppealData } from './load.ts';

/** `/apelar?de=evento/…`: tells an author why a thing is held or removed. They may answer a hold, and appeal a decision once. */
export default function AppealScreen({ data: { own } }: ScreenProps<AppealData>) {
  const title = TITLES[stateOf(own?.about)];
  return (
    <section className={styles.complaint}>
      <PrivateMeta title={title} />
      <h1>{title}</h1>
      {own ? (
        <Why {...own} />
      ) : (
        <EmptyState
          text="Nada tuyo está en revisión acá."
          action={
            <ButtonLink to="/perfil" kind="secondary">
              Ir a mi perfil
            </ButtonLink>
          }
        />
      )}
    </section>
  );
}

const TITLES = {
  complaints: 'En revisión',
  held: 'En revisión',
  removed: 'Dado de baja',
  suspended: 'Cuenta suspendida',
} as const;
type State = keyof typeof TITLES;

/** Functions of before the field `state` send none. */
const stateOf = (about?: About): State => about?.state ?? (about?.suspendedUntil ? 'suspended' : 'held');

/** The line above the screen says until when an account is suspended. */
const WORDS: Record<State, string> = {
  complaints:
    'Lo denunciaron, y por ahora nadie más lo ve. Una persona lo revisa; si no decide en 48 horas, vuelve. Podés editarlo.',
  held: 'Lo está revisando una persona, y por ahora nadie más lo ve. Podés editarlo.',
  removed: 'Lo miró una persona y decidió darlo de baja: nadie más lo ve.',
  suspended:
    'Lo decidió una persona. Podés leer y bajar tus datos, devolver tus lugares y eliminar tu cuenta.',
};

function Why({ of, about }: NonNullable<AppealData['own']>) {
  const { reasons, text, canAppeal, isFinal, titulo, appeal } = about;
  const state = stateOf(about);
  const isAnswer = state === 'complaints' || state === 'held';
  return (
    <>
      {titulo && state !== 'suspended' ? <p className={styles.named}>{titulo}</p> : null}
      <p>{WORDS[state]}</p>
      {reasons.length > 0 ? (
        <div>
          <h2>Motivos</h2>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{REASONS[reason].label}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {text ? <p>Moderación escribió: {text}</p> : null}
      {isAnswer ? (
        <p>
          <Link to={formOf(of)}>Ir a su formulario</Link>
        </p>
      ) : null}
      {canAppeal ? (
        <AppealForm key={appeal} of={of} isAnswer={isAnswer} sent={appeal} />
      ) : (
        <p role="status">
          {isFinal
            ? 'Leímos tu apelación. La decisión es final.'
            : 'Recibimos tu apelación. Te escribimos por mail.'}
        </p>
      )}
    </>
  );
}

/** Where its author edits a held thing: an item's form, or the profile's. */
function formOf(of: Subject): string {
  const [kind, id = ''] = of.split('/');
  return kind === 'user' ? '/perfil/editar' : `/editar-post/${kind}/${encodeURIComponent(id)}`;
}

/** An appeal has one text; an answer to a hold may be changed while somebody looks. */
const ASK = {
  appeal: {
    label: '¿Por qué no estás de acuerdo?',
    help: 'Podés apelar una sola vez. Lo lee una persona.',
    missing: messages.complaints.missingAppeal,
    send: 'Apelar',
  },
  answer: {
    label: '¿Querés contarle algo a quien lo revisa?',
    help: 'Lo lee una persona antes de decidir.',
    missing: messages.complaints.missingAnswer,
    send: 'Enviar',
  },
} as const;

interface AppealProps extends Pick<NonNullable<AppealData['own']>, 'of'> {
  isAnswer: boolean;
  /** What they sent before. */
  sent: string;
}

function AppealForm({ of, isAnswer, sent }: AppealProps) {
  const words = ASK[isAnswer ? 'answer' : 'appeal'];
  const { revalidate } = useRevalidator();
  const before = isAnswer ? sent : '';
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState({ text: '', other: '' });
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isBlank = text.trim() === '';
    setProblem({ text: isBlank ? words.missing : '', other: '' });
    if (isBlank) return;
    setBusy(true);
    try {
      await call('complain', { what: 'appeal', of, text }, { signedIn: true });
      await revalidate();
    } catch (caught) {
      setProblem({ text: '', other: failureOf(caught).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className={styles.complaint}>
      <TextArea
        label={words.label}
        help={words.help}
        limit={LIMITS.complaint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={problem.text}
      />
      <FieldError error={problem.other} />
      {before ? <p role="status">Lo recibimos. Podés cambiarlo hasta que alguien decida.</p> : null}
      <Button type="submit" busy={busy} busyText="Enviando…">
        {words.send}
      </Button>
    </form>
  );
}
