import { LIMITS } from '@vidriera/domain/values/limits';
import { CheckBox } from '@vidriera/kit/ui/form/check-box';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import styles from '../traer.module.css';
import type { CheckedRow } from './check-rows.ts';
import type { LinkRow } from './job.ts';

interface MendRowProps {
  row: LinkRow;
  checked: CheckedRow;
  onChange: (part: Partial<LinkRow>) => void;
}

/** A line that can't be published as it was read: its reason, its fields, or leaving it out. It stays while it is mended. */
export function MendRow({ row, checked, onChange }: MendRowProps) {
  const problems = checked && 'problems' in checked ? checked.problems : {};
  return (
    <fieldset className={styles.mend}>
      <legend>Línea {row.line}</legend>
      <TextInput
        label="Título"
        limit={LIMITS.titulo}
        value={row.titulo}
        error={problems.titulo}
        disabled={row.isOut}
        onChange={({ target }) => onChange({ titulo: target.value })}
      />
      <TextInput
        label="Dirección (URL)"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        limit={LIMITS.url}
        value={row.enlace}
        error={problems.enlace}
        disabled={row.isOut}
        onChange={({ target }) => onChange({ enlace: target.value })}
      />
      {problems.descripcion ? (
        <TextInput
          label="Descripción"
          limit={LIMITS.descripcion}
          value={row.descripcion}
          error={problems.descripcion}
          onChange={({ target }) => onChange({ descripcion: target.value })}
        />
      ) : null}
      <CheckBox
        label="Dejarla afuera"
        checked={Boolean(row.isOut)}
        onChange={({ target }) => onChange({ isOut: target.checked })}
      />
    </fieldset>
  );
}
