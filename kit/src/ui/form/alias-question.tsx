import { messages } from '@vidriera/domain/messages/messages';
import { mayBeAlias } from '@vidriera/domain/values/alias';
import { withoutInvisible } from '@vidriera/domain/values/invisible';
import { useDebounced } from '../../use-debounced.ts';
import { Button } from '../button.tsx';
import styles from './alias-question.module.css';

const QUIET = 700;

interface AliasQuestionProps {
  value: string;
  /** It is a site; called with `https://` added. */
  onSite: (link: string) => void;
  /** It is an alias, to be written into a text; omitted if the form has none. */
  onAlias?: ((alias: string) => void) | undefined;
}

/** Asks about a link that may be a Mercado Pago alias: as an address it would lead to somebody else's site. */
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
