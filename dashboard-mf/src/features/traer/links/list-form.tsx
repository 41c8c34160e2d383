import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { TextArea } from '@vidriera/kit/ui/form/text-area';
import { Button } from '@vidriera/kit/ui/parts/button';
import { type FormEvent, useState } from 'react';
import { FileButton } from '../file-button.tsx';
import { readFile } from '../read-file.ts';
import styles from '../traer.module.css';
import { checkRows } from './check-rows.ts';
import type { LinksJob } from './job.ts';
import { readRows } from './read-rows.ts';

/** Characters of a pasted list. */
const MAX_TEXT = 500_000;
const NO_LINES = 'No encontramos ningún link. Poné uno por línea: el título y la dirección.';

/** Takes a list, pasted or as a file. */
export function ListForm({ onRead }: { onRead: (job: LinksJob) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<{ at: 'text' | 'file'; words: string } | null>(null);
  const problemAt = (place: 'text' | 'file') => (problem?.at === place ? problem.words : null);

  async function readChosen(file: File): Promise<void> {
    const { text: list, why } = await readFile(file);
    if (list === null) setProblem({ at: 'file', words: messages.post.fileNotRead[why] });
    else await read('file', list);
  }
  async function read(at: 'text' | 'file', list: string): Promise<void> {
    setProblem(null);
    try {
      const { rows, isCut } = await readRows(list);
      if (rows.length === 0) return setProblem({ at, words: NO_LINES });
      const checked = checkRows(rows);
      const marked = rows.map((row, i) => ({ ...row, wasBad: 'problems' in (checked[i] ?? {}) }));
      onRead({ rows: marked, isCut, phase: 'review' });
    } catch (caught) {
      logUnforeseen(caught);
      setProblem({ at, words: failureOf(caught).message }); // papaparse is fetched now
    }
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    void read('text', text);
  };
  return (
    <form noValidate onSubmit={send} className={styles.part}>
      <p>
        Pegá tu lista de links, o elegí un archivo CSV o los marcadores que exporta tu navegador. Antes de
        publicar te mostramos lo que leímos. Entran hasta {LIMITS.itemsPerTipo} por vez.
      </p>
      <TextArea
        label="Tu lista"
        help="Un link por línea: título y dirección, separados por punto y coma o por coma. La descripción es opcional."
        placeholder={'Entradas; https://ejemplo.com/entradas\nMi tienda; https://ejemplo.com/tienda'}
        limit={MAX_TEXT}
        rows={8}
        value={text}
        error={problemAt('text')}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">Leer la lista</Button>
      <FileButton
        label="Elegir un archivo"
        accept=".csv,.tsv,.txt,.html,.htm,text/csv,text/plain,text/html"
        error={problemAt('file')}
        onChoose={(file) => void readChosen(file)}
      />
    </form>
  );
}
