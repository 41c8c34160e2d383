import { maskedEmail } from '../../code/kept-code.ts';
import { type CodePage, useCode } from '../../code/use-code.ts';
import { Button } from '../parts/button.tsx';
import { FieldError } from '../parts/field-error.tsx';
import styles from './code.module.css';
import { CodeField } from './code-field.tsx';
import { PersonFields } from './person-fields.tsx';

interface CodeFormProps extends CodePage {
  /** Whether a code may be asked for: the page's own fields are filled in, or it says which is missing. */
  isReady?: () => boolean;
  /** Whether a name and the terms are asked first: most people here are new. */
  isForNew: boolean;
  /** Leads to the password of an account that nobody confirmed. */
  onPassword: () => void;
}

/** Signs in by a code that a letter brings, and makes an account for a new address. */
export default function CodeForm({ isForNew, isReady = () => true, onPassword, ...page }: CodeFormProps) {
  const { askedBy, kept, isStored, step, failure, busy, ask, enter, again, changeAddress } = useCode(page);
  const problem = failure?.message ?? '';

  if (step === 'person' || !kept)
    return (
      <PersonFields
        asks={isForNew ? 'all' : 'address'}
        known={kept}
        problem={problem}
        busy={busy}
        action="Mandame el código"
        onSend={async (person) => {
          if (isReady()) await ask(person);
        }}
      />
    );
  if (step === 'new')
    return (
      <>
        <p role="status">
          El código está bien. Todavía no tenés cuenta con este mail: decinos cómo te llamás.
        </p>
        <PersonFields
          asks="name"
          known={kept}
          problem={problem}
          busy={busy}
          action="Crear mi cuenta"
          onSend={again}
        />
      </>
    );
  if (step === 'unconfirmed')
    return (
      <div className={styles.form}>
        <p role="status">
          Ya hay una cuenta con <strong className={styles.address}>{kept.email}</strong>, y nadie confirmó que
          el mail es suyo. Si la hiciste vos, entrá con tu contraseña.
        </p>
        <Button onClick={onPassword}>Entrar con mi contraseña</Button>
        <p className="soft">
          Si no la hiciste vos, o no tiene nada que quieras guardar, podés seguir con el código: eliminamos
          esa cuenta con todo lo que tenga, y empezás una nueva.
        </p>
        <FieldError error={problem} />
        <Button
          kind="danger"
          busy={busy}
          busyText="Eliminando esa cuenta…"
          onClick={() => void again({ replaces: true })}
        >
          Eliminarla y seguir
        </Button>
      </div>
    );
  return (
    <CodeField
      key={kept.askedAt}
      email={askedBy === 'here' ? kept.email : maskedEmail(kept.email)}
      askedBy={askedBy}
      askedAt={kept.askedAt}
      isStored={isStored}
      failure={failure}
      busy={busy}
      onEnter={enter}
      onResend={() => ask(kept)}
      onChangeAddress={changeAddress}
    />
  );
}
