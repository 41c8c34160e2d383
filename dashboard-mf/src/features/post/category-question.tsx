import type { CategoriaTitulo } from '@vidriera/domain/categoria/categoria';
import type { Tipo } from '@vidriera/domain/values/ids';
import { Dialog } from '@vidriera/kit/ui/dialogs/dialog';
import { Button } from '@vidriera/kit/ui/parts/button';
import { type ReactNode, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import styles from './category-question.module.css';
import { BY_TITULO } from './fields/categorias.tsx';
import type { PostValues } from './values.ts';

/**
 * Asks once for the category of an event without one. A closed dialog leads back to the form; the next time nothing is asked.
 * @returns `ask`: true if publishing may go on; `dialog`: the question
 */
export function useCategoryQuestion(
  { getValues, setValue, setFocus }: Pick<UseFormReturn<PostValues>, 'getValues' | 'setValue' | 'setFocus'>,
  tipo: Tipo,
): { ask: () => Promise<boolean>; dialog: ReactNode } {
  const [answer, setAnswer] = useState<((categoria: CategoriaTitulo | null) => void) | null>(null);
  const isAsked = useRef(false);
  const ask = async (): Promise<boolean> => {
    if (tipo !== 'evento' || isAsked.current || getValues('categoria')) return true;
    isAsked.current = true;
    const categoria = await new Promise<CategoriaTitulo | null>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    if (categoria) setValue('categoria', categoria, { shouldDirty: true });
    else setFocus('categoria');
    return categoria !== null;
  };
  const dialog = (
    <Dialog open={answer !== null} onClose={() => answer?.(null)} title="¿En qué categoría va?">
      <p className="soft">Así lo encuentra quien busca por categoría.</p>
      <ul className={styles.categories}>
        {BY_TITULO.map(({ value, label, icon }) => (
          <li key={value}>
            <Button wide kind="secondary" icon={icon} onClick={() => answer?.(value)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
  return { ask, dialog };
}
