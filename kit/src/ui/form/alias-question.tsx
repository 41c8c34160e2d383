import { messages } from '@vidriera/domain/messages/messages';
import { mayBeAlias } from '@vidriera/domain/values/alias';
import { withoutInvisible } from '@vidriera/domain/values/invisible';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { Button } from '../parts/button.tsx';
import styles from './alias-question.module.css';

const QUIET = 700;

interface AliasQuestionProps {
  value: string;
  /** Called if the person says it is a site; `link` begins with `https://`. */
  onSite: (link: string) => void;
  /** Called if it is an alias, to write it into a description; omitted if the form has no description. */
  onAlias?: ((alias: string) => void) | undefined;
}

/** Asks whether a link is a Mercado Pago alias, which as an address would open a stranger's site. */
export function AliasQuestion({ value, onSite, onAlias }: AliasQuestionProps) {
  const rested = useDebounced(value, QUIET);
  const word = withoutInvisible(value);
  if (rested !== value || !mayBeAlias(word)) return null;
  return (
    <section aria-label={messages.fields.maybeAlias} className={styles.question}>
      <p>
        <b>{messages.fields.maybeAlias}</b> Un alias no se abre como un link: «https://{word}» sería el sitio
        de otra persona.
      </p>
      <div className="row">
        {onAlias ? <Button onClick={() => onAlias(word)}>Sí, pasarlo a la descripción</Button> : null}
        <Button kind="secondary" onClick={() => onSite(`https://${word}`)}>
          No, es un sitio
        </Button>
      </div>
    </section>
  );
}

export const withAlias = (descripcion: string, alias: string): string =>
  `${descripcion.trimEnd()}\n\nAlias de Mercado Pago: ${alias}`.trimStart();
